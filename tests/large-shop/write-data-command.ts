import { writeLargeShop } from "./large-shop.ts";

// Writes the data of a shop with 47 products. To build it: npx vite build --mode .cache/large-shop
await writeLargeShop(47);
