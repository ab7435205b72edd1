import type { Words } from "./languages.ts";
import { pluralOf } from "./plural.ts";

const plural = pluralOf("pl");

export const language: Words["language"] = "pl";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "pl_PL";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `„${text}”`;

export const layout: Words["layout"] = {
  skipToContent: "Przejdź do treści",
  main: "Nawigacja główna",
  menu: "Menu",
  home: "Strona główna",
  products: "Produkty",
  status: "Status",
  support: "Pomoc",
  opensInNewTab: "(otwiera się w nowej karcie)",
  close: "Zamknij",
  pauseMotion: "Zatrzymaj animacje",
  playMotion: "Włącz animacje",
  footer: "Stopka",
  navigation: "Nawigacja",
  socials: "Social media",
};

export const errors: Words["errors"] = {
  title: "Wystąpił nieoczekiwany błąd",
  notFound: "404: nie znaleziono strony",
  productNotFound: "Nie znaleziono produktu",
  unknown: "Nieznany błąd",
  advice:
    "Ta strona nie istnieje albo nie udało się jej wczytać. Nie ma to wpływu na Twoje klucze i zamówienia.",
  goHome: "Przejdź na stronę główną",
  tryAgain: "Spróbuj ponownie",
  notLoaded: "Nie udało się tego wczytać. Sprawdź połączenie i spróbuj ponownie.",
};

export const home: Words["home"] = {
  productsAndStatus: "Produkty i ich status",
  sellingPoints: "Co zyskujesz",
  reviews: "Opinie",
  previousReview: "Poprzednia opinia",
  nextReview: "Następna opinia",
  stars: (rating) => `Ocena: ${rating} na 5`,
};

export const catalogue: Words["catalogue"] = {
  search: "Szukaj produktów",
  searchPlaceholder: "Szukaj produktów…",
  game: "Gra",
  allGames: "Wszystkie produkty",
  sort: "Sortuj",
  featured: "Polecane",
  byPrice: "Według ceny",
  byName: "Według nazwy",
  products: (count) =>
    `${count} ${plural(count, { one: "produkt", few: "produkty", many: "produktów", other: "produktu" })}`,
  showMore: "Pokaż więcej",
  allByStatus: "Wszystkie produkty według statusu",
  allProducts: "Wszystkie produkty",
  moreFor: (game) => `Więcej: ${game}`,
  alsoWorking: "Inne działające produkty",
  purchase: "Kup",
  soldOut: "Wyprzedane",
  from: "od",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Nic nie znaleziono",
  noProducts: (game) =>
    `Obecnie nie ma produktów${game === undefined ? "" : ` w [${game}]`}. Zobacz wszystkie produkty.`,
  notNamed: (query) => `Żaden produkt nie nazywa się „${query}”.`,
  notMatched: (query, game) =>
    `Żaden produkt${game === undefined ? "" : ` w [${game}]`} nie pasuje do „${query}”. Wpisz krótsze słowo albo zobacz wszystkie produkty.`,
  notOfStatus: "Żaden produkt nie pasuje. Wpisz krótsze słowo albo wybierz inny status.",
  showAll: "Pokaż wszystkie produkty",
};

export const status: Words["status"] = {
  title: "Status produktów",
  names: {
    Undetected: "Niewykryty",
    Updating: "W aktualizacji",
    Detected: "Wykryty",
    Soon: "Wkrótce",
  },
  counted: {
    Undetected: (count, total) =>
      plural(count, {
        one: "niewykryty",
        few: "niewykryte",
        other: total === undefined ? "niewykrytych" : "niewykryte",
      }),
    Updating: () => "w aktualizacji",
    Detected: (count, total) =>
      plural(count, {
        one: "wykryty",
        few: "wykryte",
        other: total === undefined ? "wykrytych" : "wykryte",
      }),
    Soon: () => "wkrótce",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} z ${total}`;
    return total === 2 ? "Oba" : `Wszystkie (${total})`;
  },
  checked: (day) => `Sprawdzono ${day}`,
  lastChecked: (day) => `Ostatnio sprawdzono ${day}.`,
  since: (day) => `Od ${day}`,
  filter: "Filtruj według statusu",
  found: (count, total) =>
    `${count} z ${total} ${plural(total, { one: "produktu", other: "produktów" })}`,
  coming: (count) => `${count} wkrótce`,
  comingNames: (_count, names) => `Wkrótce: ${names}`,
  latestChanges: "Ostatnie zmiany",
};

export const product: Words["product"] = {
  notFoundCrumb: "Nie znaleziono",
  notFoundText:
    "Pod tym adresem nie ma produktu. Być może wycofano go z oferty albo w linku jest literówka.",
  breadcrumb: "Ścieżka nawigacji",
  status: "Status:",
  updatingWarning: "Trwają prace nad aktualizacją. Do ich zakończenia produkt może nie działać.",
  detectedWarning: "Ten produkt został wykryty. Używanie go teraz grozi banem.",
  askWhenBack: (chat) => `Zapytaj, kiedy wróci: ${chat}`,
  seeAllStatuses: "Zobacz status wszystkich produktów",
  inStockToday: "Dostępne alternatywy:",
  worksToday: "Działająca alternatywa:",
  readMore: "… Czytaj dalej",
  readLess: "Zwiń",
  plan: "Plan",
  choosePlan: "Wybierz swój plan",
  allPlansSoldOut: "Wszystkie plany są wyprzedane",
  chooseAPlan: "Wybierz plan",
  perDay: (price) => `${price} za dzień`,
  shareLink: "Udostępnij link",
  copyLink: "Kopiuj link",
  linkTo: (name) => `do strony ${name}`,
  linkCopied: "Skopiowano link",
  copyThisLink: (address) => `Skopiuj ten link: ${address}`,
  payWith: "Płatność",
  delivery: "Dostawa",
  afterPayment: "Po zapłaceniu",
  refunds: "Zwroty",
  support: "Pomoc",
  askOnChat: (chat) => `Zapytaj nas: ${chat}`,
  compatibility: "Kompatybilność",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Kup: ${plan}, ${price}`,
  opening: (plan) => `Otwieranie strony płatności: ${plan}.`,
  otherOpening: "Otwiera się już inna strona płatności",
  notOpening: "Strona płatności się nie otwiera?",
  buyInStore: (plan) => `Kup w naszym sklepie: ${plan}`,
  failures: {
    blocked: {
      title: "Nie udało się wczytać strony płatności.",
      advice:
        "Mógł ją zatrzymać bloker reklam albo zerwane połączenie. Naciśnij „Kup”, aby spróbować ponownie, albo kup w naszym sklepie.",
    },
    hanging: {
      title: "Strona płatności zbyt długo nie odpowiada.",
      advice:
        "Twoje połączenie może być wolne. Kup w naszym sklepie albo odśwież tę stronę i naciśnij „Kup”.",
    },
    empty: {
      title: "Strona płatności nie wczytała się poprawnie.",
      advice:
        "Mogło przeszkodzić rozszerzenie przeglądarki albo serwis płatności ma problem. Naciśnij „Kup”, aby spróbować ponownie, albo kup w naszym sklepie.",
    },
    threw: {
      title: "Stronę płatności zatrzymał błąd.",
      advice:
        "Serwis płatności może mieć chwilowy problem. Naciśnij „Kup”, aby spróbować ponownie, albo kup w naszym sklepie.",
    },
    unopened: {
      title: "Nic się nie otworzyło.",
      advice: "Ten plan jest też w naszym sklepie.",
    },
  },
};

export const media: Words["media"] = {
  all: "Obrazy i filmy",
  picture: (position, count) => `Obraz ${position} z ${count}`,
  video: (position, count) => `Film ${position} z ${count}`,
  playVideo: "Odtwórz film",
  openFullScreen: "Otwórz na pełnym ekranie",
  player: "Odtwarzacz wideo",
  watchOnYouTube: "Obejrzyj na YouTube",
  zoom: "Powiększenie",
  previous: "Poprzedni",
  next: "Następny",
};

export const notices: Words["notices"] = {
  announcement: "Ogłoszenie",
  dismissAnnouncement: "Zamknij ogłoszenie",
  joinServer: "Dołącz do nowego serwera",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Sprawdzamy Twoją przeglądarkę",
  text: "Chwileczkę. Strona otworzy się automatycznie.",
  rayId: "Ray ID",
  yourIp: "Twoje IP",
  unknown: "Nieznane",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Ostatnio sprawdzono ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, w sklepie ${shop}.`,
  statusChange: (name, word) => `Nowy status produktu ${name}: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Klucze licencyjne z natychmiastową dostawą",
  explore: "Zobacz ofertę",
  howItWorks: "Jak to działa",
  productsHeading: "Nasze cheaty",
  reviewsHeading: "Opinie naszych klientów",
  questionsHeading: "Częste pytania",
  delivery: "Klucz otrzymasz zaraz po potwierdzeniu płatności.",
  refundLink: /refund|zwrot/i,
};
