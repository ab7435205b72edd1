import type { Product } from "#domain/product.ts";

export const products: Product[] = [
  {
    id: "151373",
    name: "Private",
    type: "External",
    game: "FN",
    price: 2.99,
    image: "private-reticle.png",
    status: "Undetected",
    description:
      "Aim assistance and clear visuals for Fortnite. Private runs outside the game, takes minutes to set up, and leaves every setting to you.", // sample
    media: [
      {
        type: "image",
        url: "private-reticle.png",
        alt: "A sighting reticle of fine concentric copper rings, a woven band and a graduated scale.",
      },
      {
        type: "image",
        url: "private-contours.png",
        alt: "Copper contour lines of a hilly landscape bending into circles around a marked target.",
      },
      {
        type: "image",
        url: "private-sightline.png",
        alt: "A straight line of sight across engraved hills, from a survey point to a target on a summit.",
      },
      {
        type: "video",
        url: "https://www.youtube.com/watch?v=SAMPLEvid01",
        alt: "Private in use: from the menu to the first match.",
        thumbnailUrl: "private-film.png",
        youtubeId: "SAMPLEvid01",
      },
    ],
    subscriptions: [
      { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 300001 },
      { name: "Week Key", price: 6.99, duration: "1 Week", variantId: 300002 },
      { name: "Month Key", price: 16.99, duration: "1 Month", variantId: 300003 },
    ],
    compatibility: [
      "Windows 10 and Windows 11, 64-bit",
      "Intel and AMD processors",
      "NVIDIA and AMD graphics cards",
      "Fullscreen, borderless and windowed",
      "Keyboard and mouse, or a controller",
    ],
    features: [
      {
        title: "Aimbot",
        // sample
        items: ["On and off by a key of your choice", "Hold or toggle"],
      },
      {
        title: "Visuals",
        // sample
        items: ["Player boxes, full or corners", "Skeletons", "Names and distances"],
      },
    ],
  },
  {
    id: "283989",
    name: "Temp Spoofer",
    type: "External",
    game: "UB",
    price: 8.99,
    image: "spoofer-platter.png",
    status: "Undetected",
    description:
      "Gives your PC new hardware serials until the next restart, so that a fresh account starts clean. Run it, check the serials, play.", // sample
    media: [
      {
        type: "image",
        url: "spoofer-platter.png",
        alt: "A stack of hard-disk platters engraved in mint-grey lines, one sector lifted out and rewritten.",
      },
      {
        type: "image",
        url: "spoofer-fingerprint.png",
        alt: "A fingerprint whose ridges break apart and form anew as rows of dashes.",
      },
      {
        type: "image",
        url: "spoofer-serials.png",
        alt: "A bank of punched code wheels lined up in a reading window, one wheel between two positions.",
      },
      {
        type: "video",
        url: "https://www.youtube.com/watch?v=SAMPLEvid02",
        alt: "Temp Spoofer in use: serials before, serials after.",
        thumbnailUrl: "spoofer-film.png",
        youtubeId: "SAMPLEvid02",
      },
    ],
    subscriptions: [
      { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 300004 },
      { name: "Week Key", price: 14.99, duration: "1 Week", variantId: 300005 },
      { name: "Month Key", price: 24.99, duration: "1 Month", variantId: 300006 },
      { name: "Lifetime Key", price: 34.99, duration: "Lifetime", variantId: 300007 },
    ],
    compatibility: [
      "Windows 10 and Windows 11, 64-bit",
      "Intel and AMD processors",
      "SATA and NVMe drives",
      "Most mainboards; ask us about yours",
    ],
    features: [
      {
        title: "Features",
        // sample
        items: ["Disk spoofs", "Inbuilt cleaner", "Inbuilt serial checker", "User friendly"],
      },
    ],
  },
  // Long names, one media item and a sold-out plan, which the specification's products do not have.
  {
    id: "417256",
    name: "Battlefield Reconnaissance and Teammate Overlay",
    type: "External",
    game: "SEQUEL",
    price: 4.49,
    image: "private-reticle.png",
    status: "Undetected",
    description:
      "Shows your team on the whole battlefield, at every range, through smoke and in the dark.", // sample
    media: [
      {
        type: "image",
        url: "private-reticle.png",
        alt: "A sighting reticle of fine concentric copper rings, a woven band and a graduated scale.",
      },
    ],
    subscriptions: [
      { name: "Weekend Key", price: 4.49, duration: "3 Days", variantId: 300008 },
      {
        name: "Competitive Season Key with Team Overlay", // accepted
        price: 29.99,
        duration: "3 Months",
        variantId: 300009,
        soldOut: true,
      },
    ],
    compatibility: ["Windows 11, 64-bit"],
    features: [{ title: "Visuals", items: ["Teammate markers", "Distances"] }],
    formerIds: ["overlay", "Overlay-1"],
  },
];
