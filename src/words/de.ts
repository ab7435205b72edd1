import type { Words } from "./languages.ts";

const products = (count: number) => (count === 1 ? "1 Produkt" : `${count} Produkte`);

export const language: Words["language"] = "de";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "de_DE";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `„${text}“`;

export const layout: Words["layout"] = {
  skipToContent: "Zum Inhalt springen",
  main: "Hauptmenü",
  menu: "Menü",
  home: "Startseite",
  products: "Produkte",
  status: "Status",
  support: "Support",
  opensInNewTab: "(öffnet in neuem Tab)",
  close: "Schließen",
  pauseMotion: "Animationen anhalten",
  playMotion: "Animationen abspielen",
  footer: "Fußzeile",
  navigation: "Navigation",
  socials: "Social Media",
};

export const errors: Words["errors"] = {
  title: "Ein unerwarteter Fehler ist aufgetreten",
  notFound: "404: Seite nicht gefunden",
  productNotFound: "Produkt nicht gefunden",
  unknown: "Unbekannter Fehler",
  advice:
    "Diese Seite gibt es nicht oder sie konnte nicht geladen werden. Deine Keys und Bestellungen sind davon nicht betroffen.",
  goHome: "Zur Startseite",
  tryAgain: "Erneut versuchen",
  notLoaded: "Das konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
};

export const home: Words["home"] = {
  productsAndStatus: "Produkte und ihr Status",
  sellingPoints: "Deine Vorteile",
  reviews: "Bewertungen",
  previousReview: "Vorherige Bewertung",
  nextReview: "Nächste Bewertung",
  stars: (rating) => `${rating} von 5 Sternen`,
};

export const catalogue: Words["catalogue"] = {
  search: "Produkte suchen",
  searchPlaceholder: "Produkte suchen …",
  game: "Spiel",
  allGames: "Alle Produkte",
  sort: "Sortieren",
  featured: "Empfohlen",
  byPrice: "Nach Preis",
  byName: "Nach Name",
  products,
  showMore: "Mehr anzeigen",
  allByStatus: "Alle Produkte nach Status",
  allProducts: "Alle Produkte",
  moreFor: (game) => `Mehr für ${game}`,
  alsoWorking: "Weitere Produkte, die funktionieren",
  purchase: "Kaufen",
  soldOut: "Ausverkauft",
  from: "ab",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Nichts gefunden",
  noProducts: (game) =>
    `Zurzeit gibt es${game === undefined ? "" : ` für [${game}]`} keine Produkte. Sieh dir alle Produkte an.`,
  notNamed: (query) => `Kein Produkt heißt „${query}“.`,
  notMatched: (query, game) =>
    `Kein Produkt${game === undefined ? "" : ` für [${game}]`} passt zu „${query}“. Suche nach einem kürzeren Wort oder sieh dir alle Produkte an.`,
  notOfStatus:
    "Kein passendes Produkt gefunden. Suche nach einem kürzeren Wort oder wähle einen anderen Status.",
  showAll: "Alle Produkte anzeigen",
};

export const status: Words["status"] = {
  title: "Produktstatus",
  names: {
    Undetected: "Unentdeckt",
    Updating: "Wird aktualisiert",
    Detected: "Entdeckt",
    Soon: "Demnächst",
  },
  counted: {
    Undetected: () => "unentdeckt",
    Updating: (count) => (count === 1 ? "wird aktualisiert" : "werden aktualisiert"),
    Detected: () => "entdeckt",
    Soon: () => "demnächst",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} von ${total}`;
    return total === 2 ? "Beide" : `Alle ${total}`;
  },
  checked: (day) => `Geprüft am ${day}`,
  lastChecked: (day) => `Zuletzt geprüft am ${day}.`,
  since: (day) => `Seit dem ${day}`,
  filter: "Nach Status filtern",
  found: (count, total) => `${count} von ${total === 1 ? "1 Produkt" : `${total} Produkten`}`,
  coming: (count) => `${count} demnächst`,
  comingNames: (_count, names) => `Demnächst: ${names}`,
  latestChanges: "Letzte Änderungen",
};

export const product: Words["product"] = {
  notFoundCrumb: "Nicht gefunden",
  notFoundText:
    "Unter dieser Adresse gibt es kein Produkt. Vielleicht wurde es aus dem Sortiment genommen oder der Link ist falsch.",
  breadcrumb: "Navigationspfad",
  status: "Status:",
  updatingWarning:
    "Ein Update ist in Arbeit. Bis dahin funktioniert dieses Produkt vielleicht nicht.",
  detectedWarning:
    "Dieses Produkt wurde vom Anti-Cheat erkannt. Wer es jetzt benutzt, riskiert einen Bann.",
  askWhenBack: (chat) => `Auf ${chat} fragen, wann es wieder da ist`,
  seeAllStatuses: "Status aller Produkte ansehen",
  inStockToday: "Verfügbare Alternativen:",
  worksToday: "Alternative, die funktioniert:",
  readMore: "… Mehr anzeigen",
  readLess: "Weniger anzeigen",
  plan: "Laufzeit",
  choosePlan: "Wähle deine Laufzeit",
  allPlansSoldOut: "Alle Laufzeiten sind ausverkauft",
  chooseAPlan: "Laufzeit wählen",
  perDay: (price) => `${price} pro Tag`,
  shareLink: "Link teilen",
  copyLink: "Link kopieren",
  linkTo: (name) => `(${name})`,
  linkCopied: "Link kopiert",
  copyThisLink: (address) => `Kopiere diesen Link: ${address}`,
  payWith: "Zahlungsarten",
  delivery: "Lieferung",
  afterPayment: "Nach der Zahlung",
  refunds: "Rückerstattung",
  support: "Support",
  askOnChat: (chat) => `Frag uns auf ${chat}`,
  compatibility: "Kompatibilität",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Kaufen: ${plan}, ${price}`,
  opening: (plan) => `Die Kasse für ${plan} wird geöffnet.`,
  otherOpening: "Es wird bereits eine Kasse geöffnet",
  notOpening: "Die Kasse öffnet sich nicht?",
  buyInStore: (plan) => `${plan} in unserem Store kaufen`,
  failures: {
    blocked: {
      title: "Die Kasse konnte nicht geladen werden.",
      advice:
        "Vielleicht blockiert sie ein Werbeblocker oder die Verbindung wurde unterbrochen. Wähle noch einmal „Kaufen“ oder kaufe in unserem Store.",
    },
    hanging: {
      title: "Die Kasse braucht zu lange.",
      advice:
        "Vielleicht ist deine Verbindung langsam. Kaufe in unserem Store oder lade diese Seite neu und wähle dann „Kaufen“.",
    },
    empty: {
      title: "Die Kasse wurde nicht richtig geladen.",
      advice:
        "Vielleicht stört eine Browser-Erweiterung oder der Zahlungsdienst hat ein Problem. Wähle noch einmal „Kaufen“ oder kaufe in unserem Store.",
    },
    threw: {
      title: "In der Kasse ist ein Fehler aufgetreten.",
      advice:
        "Vielleicht hat der Zahlungsdienst gerade ein Problem. Wähle noch einmal „Kaufen“ oder kaufe in unserem Store.",
    },
    unopened: {
      title: "Es hat sich nichts geöffnet.",
      advice: "Du kannst auch in unserem Store kaufen.",
    },
  },
};

export const media: Words["media"] = {
  all: "Bilder und Videos",
  picture: (position, count) => `Bild ${position} von ${count}`,
  video: (position, count) => `Video ${position} von ${count}`,
  playVideo: "Video abspielen",
  openFullScreen: "Vollbild",
  player: "Videoplayer",
  watchOnYouTube: "Auf YouTube ansehen",
  zoom: "Vergrößern",
  previous: "Zurück",
  next: "Weiter",
};

export const notices: Words["notices"] = {
  announcement: "Ankündigung",
  dismissAnnouncement: "Ankündigung schließen",
  joinServer: "Dem neuen Server beitreten",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Dein Browser wird geprüft",
  text: "Einen Moment. Die Seite öffnet sich automatisch.",
  rayId: "Ray ID",
  yourIp: "Deine IP",
  unknown: "Unbekannt",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Zuletzt geprüft am ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, bei ${shop}.`,
  statusChange: (name, word) => `Neuer Status von ${name}: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Lizenz-Keys mit Sofortlieferung",
  explore: "Angebot ansehen",
  howItWorks: "So funktioniert es",
  productsHeading: "Unsere Cheats",
  reviewsHeading: "Das sagen unsere Kunden",
  questionsHeading: "Häufige Fragen",
  delivery: "Du erhältst deinen Key, sobald die Zahlung bestätigt ist.",
  refundLink: /refund|erstattung|rückgabe|widerruf/i,
};
