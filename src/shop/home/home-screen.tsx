import { Catalogue } from "#shop/catalogue/catalogue.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { HeroFilm } from "./hero-film.tsx";
import { Hero } from "./hero.tsx";
import { ProductBoard } from "./product-board.tsx";
import { ReviewSlider } from "./review-slider.tsx";
import { SellingPointBanner } from "./selling-point-banner.tsx";
import { games } from "#data/games.ts";
import { home } from "#data/home.ts";
import { productSummaries } from "#shop/product-summaries.ts";
import { questions } from "#data/questions.ts";
import { reviews } from "#data/reviews.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { gamesOnSale } from "#domain/game.ts";
import { homeHeadings } from "#domain/home-texts.ts";
import { statusChanges } from "#domain/status-board.ts";
import { filmSources, picture } from "#shop/media/pictures.ts";

const poster = picture(home.hero.poster);
const films = [
  ...filmSources(home.hero.smallFilm ?? [], "(width < 48rem)"),
  ...filmSources(home.hero.film),
];
const headings = homeHeadings(home);
const changes = statusChanges(statusBoard, productSummaries);
const filterGames = gamesOnSale(games, productSummaries);

/** The home screen. */
export function HomeScreen() {
  return (
    <>
      <Hero
        texts={home.hero}
        poster={poster}
        film={<HeroFilm poster={poster} films={films} />}
        board={<ProductBoard products={productSummaries} changes={changes} />}
      />
      <SellingPointBanner points={home.sellingPoints} />
      <Catalogue heading={headings.products} products={productSummaries} games={filterGames} />
      {reviews.length > 0 && <ReviewSlider heading={headings.reviews} reviews={reviews} />}
      <ClosingSection
        community={home.community}
        inviteUrl={shop.chatInviteUrl}
        faqHeading={headings.questions}
        questions={questions}
      />
    </>
  );
}
