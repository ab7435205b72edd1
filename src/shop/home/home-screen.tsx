import { catalogue, home, shop, statusBoard } from "#page-data";
import { Catalogue } from "#shop/catalogue/catalogue.tsx";
import { MotionSwitch } from "#shop/layout/motion-switch.tsx";
import * as words from "#words";
import { CommunityInvite } from "./community-invite.tsx";
import { Faq } from "./faq.tsx";
import { HeroBoard } from "./hero-board.tsx";
import { HeroFilm } from "./hero-film.tsx";
import { Hero } from "./hero.tsx";
import { Marquee } from "./marquee.tsx";
import { Reviews } from "./reviews.tsx";

const { heading, games, products } = catalogue;
const { hero, headings, sellingPoints, community, questions, reviews } = home;
const gamesOnSale = games.filter(({ count }) => count > 0);

export function HomeScreen() {
  return (
    <>
      <Hero
        texts={hero}
        film={<HeroFilm {...hero} />}
        board={<HeroBoard products={products} checked={statusBoard.lastChecked} lock={home.lock} />}
      />
      <SellingPointBanner points={sellingPoints} />
      <Catalogue heading={heading} products={products} games={gamesOnSale} />
      {reviews.length > 0 && <Reviews heading={headings.reviews} reviews={reviews} />}
      <div className="wrap py-section grid grid-cols-1 gap-x-14 gap-y-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <CommunityInvite community={community} inviteUrl={shop.chatInviteUrl} />
        {questions.length > 0 && <Faq heading={headings.questions} questions={questions} />}
      </div>
    </>
  );
}

/** The selling points in an endless marquee, and the switch that pauses it. */
function SellingPointBanner({ points }: { points: readonly string[] }) {
  return (
    <div className="flex border-b border-line">
      <section
        aria-label={words.home.sellingPoints}
        className="selling-points min-w-0 flex-1 overflow-hidden py-6 md:py-8"
      >
        <Marquee className="[--glide-duration:48s]" listClass="min-w-screen justify-around">
          {points.map((point) => (
            <li key={point} className="flex items-center">
              <p className="type-display px-8 text-heading whitespace-nowrap">
                <bdi>{point}</bdi>
              </p>
              <span aria-hidden="true" className="h-px w-16 bg-line-strong" />
            </li>
          ))}
        </Marquee>
      </section>
      <div className="flex shrink-0 justify-center border-s border-line text-label max-sm:w-14 sm:px-6">
        <MotionSwitch />
      </div>
    </div>
  );
}
