import type { Product } from "#domain/product.ts";

// A product's own `price` is not shown: the shop takes that of its cheapest plan.
export const products: Product[] = [
  {
    id: "151373",
    name: "Private",
    type: "External",
    game: "FN",
    price: 2.99,
    image: "private-reticle.png", // sample
    status: "Undetected",
    description:
      "Aim assistance and clear visuals for Fortnite. Private runs outside the game, takes minutes to set up, and leaves every setting to you.", // sample
    media: [
      {
        type: "image",
        url: "private-reticle.png", // sample
        alt: "A sighting reticle of fine concentric copper rings, a woven band and a graduated scale.", // sample
      },
      {
        type: "image",
        url: "private-field-of-view.png", // sample
        alt: "A figure in a circle, its head, neck and chest marked, and curves that lead to the head. You set the field of view, the target point and the smoothing, from instant to slow.", // sample
      },
      {
        type: "image",
        url: "private-distance-limit.png", // sample
        alt: "Figures on hills. Up to the distance limit that you set, each has a box, a skeleton and a line to it; beyond it, none.", // sample
      },
      {
        type: "video",
        url: "https://www.youtube.com/watch?v=SAMPLEvid01",
        alt: "Private in use: from the menu to the first match.", // sample
        thumbnailUrl: "private-film.png", // sample
        youtubeId: "SAMPLEvid01", // sample
      },
    ],
    subscriptions: [
      { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 300001 }, // sample
      { name: "Week Key", price: 6.99, duration: "1 Week", days: 7, variantId: 300002 }, // sample
      { name: "Month Key", price: 16.99, duration: "1 Month", days: 30, variantId: 300003 }, // sample
    ],
    compatibility: [ // sample
      "Windows 10 and Windows 11, 64-bit",
      "Intel and AMD processors",
      "NVIDIA and AMD graphics cards",
      "Fullscreen, borderless and windowed",
      "Keyboard and mouse, or a controller",
    ],
    features: [
      {
        title: "Aimbot",
        items: [ // sample
          "On and off by a key of your choice",
          "Hold or toggle",
          "Adjustable field of view",
          "Field of view drawn on screen",
          "Smoothing from instant to slow",
          "Separate smoothing for each axis",
          "Target point: head, neck or chest",
          "Nearest target or nearest to the crosshair",
          "Stays on a target until it is lost",
          "Visible targets only",
          "Ignores knocked players",
          "Ignores teammates",
          "Distance limit",
          "Bullet drop and travel time taken into account",
          "A profile for each weapon class",
        ],
      },
      {
        title: "Visuals",
        items: [ // sample
          "Player boxes, full or corners",
          "Skeletons",
          "Lines to players",
          "Names and distances",
          "Weapon in hand",
          "Chests and loot by rarity",
          "Colour by visibility",
          "Distance limit for each layer",
          "Hidden from recordings and streams",
        ],
      },
    ],
  },
  {
    id: "283989",
    name: "Temp Spoofer",
    type: "External",
    game: "UB",
    price: 8.99,
    image: "spoofer-platter.png", // sample
    status: "Undetected",
    description:
      "Gives your PC new hardware serials until the next restart, so that a fresh account starts clean. Run it, check the serials, play.", // sample
    media: [
      {
        type: "image",
        url: "spoofer-platter.png", // sample
        alt: "A stack of hard-disk platters engraved in mint-grey lines, one sector lifted out and rewritten.", // sample
      },
      {
        type: "image",
        url: "spoofer-serials.png", // sample
        alt: "Two rows of code wheels: the disk serial before and after the spoof. The serial checker compares them, digit by digit.", // sample
      },
      {
        type: "image",
        url: "spoofer-cleaner.png", // sample
        alt: "A disk with old traces on its tracks. The cleaner sweeps them blank, and the serial checker looks at the result.", // sample
      },
      {
        type: "video",
        url: "https://www.youtube.com/watch?v=SAMPLEvid02",
        alt: "Temp Spoofer in use: serials before, serials after.", // sample
        thumbnailUrl: "spoofer-film.png", // sample
        youtubeId: "SAMPLEvid02", // sample
      },
    ],
    subscriptions: [
      { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 300004 }, // sample
      { name: "Week Key", price: 14.99, duration: "1 Week", variantId: 300005 }, // sample
      { name: "Month Key", price: 24.99, duration: "1 Month", variantId: 300006 }, // sample
      { name: "Lifetime Key", price: 34.99, duration: "Lifetime", variantId: 300007 }, // sample
    ],
    compatibility: [ // sample
      "Windows 10 and Windows 11, 64-bit",
      "Intel and AMD processors",
      "SATA and NVMe drives",
      "Most mainboards; ask us about yours",
    ],
    features: [
      {
        title: "Features",
        items: ["Disk spoofs", "Inbuilt cleaner", "Inbuilt serial checker", "User friendly"], // sample
      },
    ],
  },
];
