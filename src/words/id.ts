import type { Words } from "./languages.ts";

export const language: Words["language"] = "id";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "id_ID";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `“${text}”`;

export const layout: Words["layout"] = {
  skipToContent: "Langsung ke konten",
  main: "Navigasi utama",
  menu: "Menu",
  home: "Beranda",
  products: "Produk",
  status: "Status",
  support: "Bantuan",
  opensInNewTab: "(dibuka di tab baru)",
  close: "Tutup",
  pauseMotion: "Jeda animasi",
  playMotion: "Putar animasi",
  footer: "Navigasi bawah",
  navigation: "Navigasi",
  socials: "Media sosial",
};

export const errors: Words["errors"] = {
  title: "Terjadi kesalahan tak terduga",
  notFound: "404: Halaman tidak ditemukan",
  productNotFound: "Produk tidak ditemukan",
  unknown: "Kesalahan tidak dikenal",
  advice: "Halaman ini tidak ada atau gagal dimuat. Key dan pesananmu tetap aman.",
  goHome: "Ke beranda",
  tryAgain: "Coba lagi",
  notLoaded: "Gagal dimuat. Periksa koneksimu, lalu coba lagi.",
};

export const home: Words["home"] = {
  productsAndStatus: "Produk dan statusnya",
  sellingPoints: "Keunggulan",
  reviews: "Ulasan",
  previousReview: "Ulasan sebelumnya",
  nextReview: "Ulasan berikutnya",
  stars: (rating) => `${rating} dari 5 bintang`,
};

export const catalogue: Words["catalogue"] = {
  search: "Cari produk",
  searchPlaceholder: "Cari produk…",
  game: "Game",
  allGames: "Semua produk",
  sort: "Urutkan",
  featured: "Unggulan",
  byPrice: "Menurut harga",
  byName: "Menurut nama",
  products: (count) => `${count} produk`,
  showMore: "Lihat lainnya",
  allByStatus: "Semua produk menurut status",
  allProducts: "Semua produk",
  moreFor: (game) => `Lainnya untuk ${game}`,
  alsoWorking: "Produk lain yang berfungsi",
  purchase: "Beli",
  soldOut: "Habis",
  from: "mulai",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Tidak ditemukan",
  noProducts: (game) =>
    `Saat ini tidak ada produk${game === undefined ? "" : ` untuk [${game}]`}. Lihat semua produk.`,
  notNamed: (query) => `Tidak ada produk bernama “${query}”.`,
  notMatched: (query, game) =>
    `Tidak ada produk${game === undefined ? "" : ` untuk [${game}]`} yang cocok dengan “${query}”. Coba kata yang lebih pendek atau lihat semua produk.`,
  notOfStatus: "Tidak ada produk yang cocok. Coba kata yang lebih pendek atau status lain.",
  showAll: "Tampilkan semua produk",
};

export const status: Words["status"] = {
  title: "Status produk",
  names: {
    Undetected: "Tidak terdeteksi",
    Updating: "Sedang update",
    Detected: "Terdeteksi",
    Soon: "Segera hadir",
  },
  counted: {
    Undetected: () => "tidak terdeteksi",
    Updating: () => "sedang update",
    Detected: () => "terdeteksi",
    Soon: () => "segera hadir",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} dari ${total}`;
    return total === 2 ? "Keduanya" : `Semua (${total})`;
  },
  checked: (day) => `Dicek ${day}`,
  lastChecked: (day) => `Terakhir dicek ${day}.`,
  since: (day) => `Sejak ${day}`,
  filter: "Filter menurut status",
  found: (count, total) => `${count} dari ${total} produk`,
  coming: (count) => `${count} segera hadir`,
  comingNames: (_count, names) => `Segera hadir: ${names}`,
  latestChanges: "Perubahan terbaru",
};

export const product: Words["product"] = {
  notFoundCrumb: "Tidak ditemukan",
  notFoundText:
    "Tidak ada produk di alamat ini. Mungkin sudah tidak dijual, atau tautannya salah ketik.",
  breadcrumb: "Jejak navigasi",
  status: "Status:",
  updatingWarning: "Update sedang disiapkan. Sampai selesai, produk ini mungkin tidak berfungsi.",
  detectedWarning: "Produk ini terdeteksi. Memakainya sekarang bisa membuat akunmu di-ban.",
  askWhenBack: (chat) => `Tanya di ${chat} kapan tersedia lagi`,
  seeAllStatuses: "Lihat status semua produk",
  inStockToday: "Alternatif yang tersedia:",
  worksToday: "Alternatif yang berfungsi:",
  readMore: "… Selengkapnya",
  readLess: "Sembunyikan",
  plan: "Paket",
  choosePlan: "Pilih paketmu",
  allPlansSoldOut: "Semua paket habis",
  chooseAPlan: "Pilih paket",
  perDay: (price) => `${price}/hari`,
  shareLink: "Bagikan tautan",
  copyLink: "Salin tautan",
  linkTo: (name) => `ke ${name}`,
  linkCopied: "Tautan disalin",
  copyThisLink: (address) => `Salin tautan ini: ${address}`,
  payWith: "Pembayaran",
  delivery: "Pengiriman",
  afterPayment: "Setelah membayar",
  refunds: "Refund",
  support: "Bantuan",
  askOnChat: (chat) => `Tanya kami di ${chat}`,
  compatibility: "Kompatibilitas",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Beli ${plan}, ${price}`,
  opening: (plan) => `Membuka halaman pembayaran untuk ${plan}.`,
  otherOpening: "Halaman pembayaran lain sedang dibuka",
  notOpening: "Halaman pembayaran tidak terbuka?",
  buyInStore: (plan) => `Beli ${plan} di toko kami`,
  failures: {
    blocked: {
      title: "Halaman pembayaran gagal dimuat.",
      advice:
        "Mungkin terhalang pemblokir iklan atau koneksi terputus. Tekan “Beli” untuk mencoba lagi, atau beli di toko kami.",
    },
    hanging: {
      title: "Halaman pembayaran terlalu lama merespons.",
      advice:
        "Koneksimu mungkin lambat. Beli di toko kami, atau muat ulang halaman ini lalu tekan “Beli”.",
    },
    empty: {
      title: "Halaman pembayaran tidak dimuat dengan benar.",
      advice:
        "Mungkin terganggu ekstensi browser, atau layanan pembayaran sedang bermasalah. Tekan “Beli” untuk mencoba lagi, atau beli di toko kami.",
    },
    threw: {
      title: "Halaman pembayaran terhenti karena kesalahan.",
      advice:
        "Layanan pembayaran mungkin sedang bermasalah sementara. Tekan “Beli” untuk mencoba lagi, atau beli di toko kami.",
    },
    unopened: {
      title: "Tidak ada yang terbuka.",
      advice: "Ini paketnya di toko kami.",
    },
  },
};

export const media: Words["media"] = {
  all: "Gambar dan video",
  picture: (position, count) => `Gambar ${position} dari ${count}`,
  video: (position, count) => `Video ${position} dari ${count}`,
  playVideo: "Putar video",
  openFullScreen: "Buka layar penuh",
  player: "Pemutar video",
  watchOnYouTube: "Tonton di YouTube",
  zoom: "Perbesar",
  previous: "Sebelumnya",
  next: "Berikutnya",
};

export const notices: Words["notices"] = {
  announcement: "Pengumuman",
  dismissAnnouncement: "Tutup pengumuman",
  joinServer: "Gabung server baru",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Memeriksa browsermu",
  text: "Tunggu sebentar. Halaman terbuka otomatis.",
  rayId: "Ray ID",
  yourIp: "IP kamu",
  unknown: "Tidak diketahui",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Terakhir dicek ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, di ${shop}.`,
  statusChange: (name, word) => `Status baru ${name}: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Key lisensi, langsung dikirim",
  explore: "Lihat produk kami",
  howItWorks: "Cara kerjanya",
  productsHeading: "Cheat kami",
  reviewsHeading: "Kata pelanggan kami",
  questionsHeading: "Pertanyaan umum",
  delivery: "Kamu menerima key begitu pembayaran dikonfirmasi.",
  refundLink: /refund|pengembalian/i,
};
