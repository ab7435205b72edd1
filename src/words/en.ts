// Every word of the interface that a shopper can see, hear or share, by where it is shown: a page loads the
// groups that its components name. Days and prices arrive as the language writes them. Names arrive as the
// owner writes them.

const statusNames = {
  Undetected: "Undetected",
  Updating: "Updating",
  Detected: "Detected",
  Soon: "Soon",
};

/** The word of a status after a number, or after a number of a total: "44 of 47 undetected". */
type CountedStatus = (count: number, total?: number) => string;

const counted: Record<keyof typeof statusNames, CountedStatus> = {
  Undetected: () => "undetected",
  Updating: () => "updating",
  Detected: () => "detected",
  Soon: () => "soon",
};

const products = (count: number) => (count === 1 ? "1 product" : `${count} products`);

/** BCP 47. */
export const language: string = "en";
export const dir: "ltr" | "rtl" = "ltr";
/** The language and country of `og:locale`. */
export const ogLocale: string = "en_US";
/** Between names in a line. */
export const comma: string = ", ";
export const quote = (text: string) => `“${text}”`;

export const layout = {
  skipToContent: "Skip to content",
  /** The name of the navigation bar. */
  main: "Main",
  menu: "Menu",
  home: "Home",
  products: "Products",
  status: "Status",
  support: "Support",
  /** After the text of a link, for screen readers. */
  opensInNewTab: "(opens in a new tab)",
  close: "Close",
  pauseMotion: "Pause motion",
  playMotion: "Play motion",
  /** The name of the footer's navigation. */
  footer: "Footer",
  navigation: "Navigation",
  socials: "Socials",
};

export const errors = {
  title: "Unexpected Application Error!",
  notFound: "404 Not Found",
  productNotFound: "Product not found",
  unknown: "Unknown error",
  advice: "This page does not exist or could not be loaded. Your keys and orders are not affected.",
  goHome: "Go to the home page",
  tryAgain: "Try again",
  /** A screen or a dialog. */
  notLoaded: "This could not be loaded. Check your connection and try again.",
};

export const home = {
  productsAndStatus: "Products and their status",
  sellingPoints: "What you get",
  reviews: "Reviews",
  previousReview: "Previous review",
  nextReview: "Next review",
  stars: (rating: number) => `${rating} of 5 stars`,
};

export const catalogue = {
  search: "Search products",
  searchPlaceholder: "Search products...",
  game: "Game",
  allGames: "All Products",
  sort: "Sort",
  featured: "Featured",
  byPrice: "By price",
  byName: "By name",
  products,
  showMore: "Show more",
  allByStatus: "All products, by status",
  allProducts: "All products",
  moreFor: (game: string) => `More for ${game}`,
  alsoWorking: "Also working today",
  purchase: "Purchase",
  soldOut: "Sold out",
  /** Before a price. Cards have `starting` before it, and `plus` after the price. */
  from: "from",
  starting: "Starting",
  plus: "+",
};

/** `game` is the code of the chosen game. */
export const nothingFound = {
  title: "Nothing found",
  noProducts: (game?: string) =>
    `There is no product${game === undefined ? "" : ` in [${game}]`} at the moment. Browse all products.`,
  notNamed: (query: string) => `No product is named “${query}”.`,
  notMatched: (query: string, game?: string) =>
    `No product matches “${query}”${game === undefined ? "" : ` in [${game}]`}. Try a shorter word, or browse all products.`,
  notOfStatus: "No product matches. Try a shorter word, or another status.",
  showAll: "Show all products",
};

export const status = {
  title: "Product status",
  names: statusNames,
  counted,
  /** The first count of a line, and how many products there are. */
  ofTotal: (count: number, total: number) => {
    if (count < total) return `${count} of ${total}`;
    return total === 2 ? "Both" : `All ${total}`;
  },
  checked: (day: string) => `Checked ${day}`,
  lastChecked: (day: string) => `Last checked on ${day}.`,
  since: (day: string) => `Since ${day}`,
  filter: "Filter by status",
  found: (count: number, total: number) => `${count} of ${products(total)}`,
  coming: (count: number) => `${count} soon`,
  comingNames: (count: number, names: string) => `${count} soon: ${names}`,
  latestChanges: "Latest changes",
};

export const product = {
  /** In place of its name, in the breadcrumb. */
  notFoundCrumb: "Not found",
  notFoundText:
    "There is no product at this address. It may have been taken out of the catalogue, or the link may be mistyped.",
  breadcrumb: "Breadcrumb",
  /** Before a status, for screen readers. */
  status: "Status:",
  updatingWarning: "An update is on its way. Until then, it may not work.",
  detectedWarning: "It was detected. Using it now can get an account banned.",
  askWhenBack: (chat: string) => `Ask on ${chat} when it returns`,
  seeAllStatuses: "See the status of all products",
  inStockToday: "In stock today:",
  worksToday: "Works today:",
  readMore: "… Read more",
  readLess: "Read less",
  plan: "Subscription plan",
  choosePlan: "Choose your subscription plan",
  allPlansSoldOut: "All plans are sold out",
  /** A button. */
  chooseAPlan: "Choose a plan",
  perDay: (price: string) => `${price} a day`,
  shareLink: "Share link",
  copyLink: "Copy link",
  /** After it, for screen readers. */
  linkTo: (name: string) => `to ${name}`,
  linkCopied: "Link copied",
  copyThisLink: (address: string) => `Copy this link: ${address}`,
  payWith: "Pay with",
  delivery: "Delivery",
  afterPayment: "After you pay",
  refunds: "Refunds",
  support: "Support",
  askOnChat: (chat: string) => `Ask us on ${chat}`,
  compatibility: "Compatibility",
};

export const checkout = {
  /** The accessible name of a button that shows `catalogue.purchase`. */
  purchase: (plan: string, price: string) => `Purchase ${plan}, ${price}`,
  opening: (plan: string) => `Opening the checkout for ${plan}.`,
  otherOpening: "Another checkout is opening",
  notOpening: "Checkout not opening?",
  buyInStore: (plan: string) => `Buy ${plan} in our store`,
  /** For each reason why no checkout opened. */
  failures: {
    blocked: {
      title: "The checkout could not be loaded.",
      advice:
        "An ad blocker or a lost connection may have stopped it. Press Purchase to try again, or buy in our store.",
    },
    hanging: {
      title: "The checkout is taking too long to respond.",
      advice:
        "Your connection may be slow. Buy in our store, or load this page again and then press Purchase.",
    },
    empty: {
      title: "The checkout did not load correctly.",
      advice:
        "A browser extension may have interfered, or the checkout service has a problem. Press Purchase to try again, or buy in our store.",
    },
    threw: {
      title: "The checkout stopped with an error.",
      advice:
        "The checkout service may have a temporary problem. Press Purchase to try again, or buy in our store.",
    },
    unopened: {
      title: "Nothing opened.",
      advice: "Here is this plan in our store.",
    },
  },
};

export const media = {
  all: "Pictures and videos",
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  video: (position: number, count: number) => `Video ${position} of ${count}`,
  playVideo: "Play the video",
  openFullScreen: "Open full screen",
  player: "Video player",
  watchOnYouTube: "Watch on YouTube",
  zoom: "Zoom",
  previous: "Previous",
  next: "Next",
};

export const notices = {
  announcement: "Announcement",
  dismissAnnouncement: "Dismiss the announcement",
  joinServer: "Join New Server",
};

export const browserCheck = {
  title: "Checking your browser",
  text: "One moment. The page opens automatically.",
  rayId: "Ray ID",
  yourIp: "Your IP",
  unknown: "Unknown",
};

/** Descriptions of pages, preview cards and the status feed. */
export const metadata = {
  nameAndStatus: (name: string, word: string) => `${name}: ${word}`,
  lastChecked: (day: string) => `Last checked ${day}`,
  product: (name: string, offer: string, shop: string) => `${name}, ${offer}, at ${shop}.`,
  statusChange: (name: string, word: string) => `${name} is ${word.toLowerCase()}.`,
};

/** In place of what the owner leaves out. */
export const defaults = {
  homeTitle: "Licence keys, delivered at once",
  explore: "Explore Our Offer",
  howItWorks: "How the product works",
  productsHeading: "Our Cheats",
  reviewsHeading: "What Our Users Say",
  questionsHeading: "Asked before you",
  delivery: "You receive your key as soon as the payment is confirmed.",
  /** A link in the footer that is about refunds, by its text or address. */
  refundLink: /refund/i,
};
