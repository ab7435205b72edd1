import { writeLargeShop } from "./large-shop.ts";

// `npm run test:large-site` runs this before its build.
await writeLargeShop(47);
