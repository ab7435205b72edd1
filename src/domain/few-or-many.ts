// From which number on a list changes its form, and how much of it is shown at once.

/** Products of a shop as cards in every window. More are rows on phones, where a card fills the screen. */
export const maxCards = 6;

/** Cards in two columns. More have three in a wide window. */
export const maxTwoColumnCards = 4;

/** A catalogue of cards. Above one of these numbers it is a list with a search, which is faster to scan. */
export const maxCardProducts = 12;
export const maxCardGames = 6;

/** Featured products above a long catalogue, and related ones below a page: one strip or a few rows. */
export const maxFeatured = 4;
export const maxRelated = 4;

/** Buttons that filter by game, as large as the name of a card. More are smaller: they would outweigh the products. */
export const maxLargeGameWords = 9;

/** Rows of a long catalogue at first, and with each "Show more": a slow phone renders them in 200 ms. */
export const pageSize = 60;

/** Links whose pages are loaded ahead. More would cost a phone's data. */
export const maxPrefetched = 12;

/** The largest shop in which keys and presses are measured to answer within 200 ms on a slow phone. */
export const maxProducts = 300;

/** Products in Home's first section. More do not fit a phone's screen. A `low` window (styles.css) hides the last. */
export const maxHeroRows = 3;

/** Alternatives on the page of a product that is sold out. One that has plans in stock, but does not work, names one. */
export const maxAlternatives = 3;

/** Large rows of the status page. More are compact, grouped by game and have a search. */
export const maxLargeStatusRows = 12;

/** Filters of the status page that share a line of a phone. More have two in each line. */
export const maxFiltersInLine = 3;

/** Products of the status page up to which all groups are open. More are too long to scroll. */
export const maxOpenStatusRows = 24;

/** Changes below the status list. The feed has all. */
export const maxStatusChanges = 10;

/** Products that a line about statuses lists by name. More are counted, so that it stays one line. */
export const maxNamedStatuses = 3;

/** Rows for which the status page's preview card has room. */
export const maxCardStatusRows = 4;

/** Large rows of plans. More are low and set in small type, so that most of them fit a screen. */
export const maxLargePlanRows = 6;

/** Days of a product's status that are shown as ticks: as many as status pages show, and a phone has room for. */
export const historyDays = 90;

/** Pins in the drawing of a lock. Fewer do not look like one; a larger shop has a pin for each game. */
export const minLockPins = 5;
export const maxLockPins = 60;
