// The numbers above which a list changes its form, and how many of its items are shown at once.

/** Products that are cards in every window. More are rows on phones, where a card fills the screen. */
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

/** Products in Home's first section. More do not fit a phone's screen. A `low` window (styles.css) hides the last. */
export const maxHeroRows = 3;

/** Alternatives on the page of a sold-out product. A product in stock that does not work shows only one. */
export const maxAlternatives = 3;

/** Large rows of the status page. More are compact, grouped by game and have a search. */
export const maxLargeStatusRows = 12;

/** Filters of the status page that share one line on a phone. More are set two to a line. */
export const maxFiltersInLine = 3;

/** Products up to which all groups of the status page start open. A longer list is too long to scroll. */
export const maxOpenStatusRows = 24;

/** Changes below the status list. The feed has all. */
export const maxStatusChanges = 10;

/** Products that a line about statuses lists by name. More are counted, so that it stays one line. */
export const maxNamedStatuses = 3;

/** Products for which the status page's preview card has a line each. More are counted by status. */
export const maxCardStatusRows = 4;

/** Pins in the drawing of a lock. Fewer do not look like one; a shop with more products has a pin for each game. */
export const minLockPins = 5;
export const maxLockPins = 60;

/** Large rows of plans. More are low and set in small type, so that most of them fit a screen. */
export const maxLargePlanRows = 6;
