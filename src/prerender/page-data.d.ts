// The module of page-data-plugin.ts with all that the owner has written and the pages show.

declare module "#page-data/site" {
  import type { Site } from "#finish/finish.ts";

  export const site: Site;
}
