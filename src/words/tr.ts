import type { Words } from "./languages.ts";

export const language: Words["language"] = "tr";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "tr_TR";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `“${text}”`;

export const layout: Words["layout"] = {
  skipToContent: "İçeriğe geç",
  main: "Ana menü",
  menu: "Menü",
  home: "Ana sayfa",
  products: "Ürünler",
  status: "Durum",
  support: "Destek",
  opensInNewTab: "(yeni sekmede açılır)",
  close: "Kapat",
  pauseMotion: "Hareketi durdur",
  playMotion: "Hareketi oynat",
  footer: "Alt bilgi",
  navigation: "Gezinme",
  socials: "Sosyal medya",
};

export const errors: Words["errors"] = {
  title: "Beklenmeyen bir hata oluştu",
  notFound: "404: Sayfa bulunamadı",
  productNotFound: "Ürün bulunamadı",
  unknown: "Bilinmeyen hata",
  advice: "Bu sayfa yok veya yüklenemedi. Anahtarlarınız ve siparişleriniz bundan etkilenmez.",
  goHome: "Ana sayfaya git",
  tryAgain: "Tekrar dene",
  notLoaded: "Yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
};

export const home: Words["home"] = {
  productsAndStatus: "Ürünler ve durumları",
  sellingPoints: "Avantajlar",
  reviews: "Yorumlar",
  previousReview: "Önceki yorum",
  nextReview: "Sonraki yorum",
  stars: (rating) => `5 üzerinden ${rating} yıldız`,
};

export const catalogue: Words["catalogue"] = {
  search: "Ürün ara",
  searchPlaceholder: "Ürün ara…",
  game: "Oyun",
  allGames: "Tüm ürünler",
  sort: "Sırala",
  featured: "Öne çıkanlar",
  byPrice: "Fiyata göre",
  byName: "Ada göre",
  products: (count) => `${count} ürün`,
  showMore: "Daha fazla göster",
  allByStatus: "Duruma göre tüm ürünler",
  allProducts: "Tüm ürünler",
  moreFor: (game) => `${game} için daha fazlası`,
  alsoWorking: "Çalışan diğer ürünler",
  purchase: "Satın al",
  soldOut: "Tükendi",
  from: "başlangıç:",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Sonuç bulunamadı",
  noProducts: (game) =>
    `Şu anda ${game === undefined ? "" : `[${game}] kategorisinde `}ürün yok. Tüm ürünlere göz atın.`,
  notNamed: (query) => `“${query}” adında bir ürün yok.`,
  notMatched: (query, game) =>
    `${game === undefined ? "" : `[${game}] kategorisinde `}“${query}” ile eşleşen ürün yok. Daha kısa bir kelime deneyin veya tüm ürünlere göz atın.`,
  notOfStatus: "Eşleşen ürün yok. Daha kısa bir kelime veya başka bir durum deneyin.",
  showAll: "Tüm ürünleri göster",
};

export const status: Words["status"] = {
  title: "Ürün durumu",
  names: {
    Undetected: "Tespit edilmedi",
    Updating: "Güncelleniyor",
    Detected: "Tespit edildi",
    Soon: "Yakında",
  },
  counted: {
    Undetected: () => "tespit edilmedi",
    Updating: () => "güncelleniyor",
    Detected: () => "tespit edildi",
    Soon: () => "yakında",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count}/${total}`;
    return total === 2 ? "İkisi de" : `Tümü (${total})`;
  },
  checked: (day) => `Son kontrol: ${day}`,
  lastChecked: (day) => `Son kontrol: ${day}.`,
  since: (day) => `${day} tarihinden beri`,
  filter: "Duruma göre filtrele",
  found: (count, total) => `${count}/${total} ürün`,
  coming: (count) => `${count} yakında`,
  comingNames: (_count, names) => `Yakında: ${names}`,
  latestChanges: "Son değişiklikler",
};

export const product: Words["product"] = {
  notFoundCrumb: "Bulunamadı",
  notFoundText:
    "Bu adreste bir ürün yok. Satıştan kaldırılmış veya bağlantı yanlış yazılmış olabilir.",
  breadcrumb: "Sayfa yolu",
  status: "Durum:",
  updatingWarning: "Güncelleme hazırlanıyor. O zamana kadar bu ürün çalışmayabilir.",
  detectedWarning: "Bu ürün tespit edildi. Şimdi kullanırsanız hesabınız banlanabilir.",
  askWhenBack: (chat) => `Ne zaman döneceğini sorun: ${chat}`,
  seeAllStatuses: "Tüm ürünlerin durumunu gör",
  inStockToday: "Stokta olan alternatifler:",
  worksToday: "Çalışan alternatif:",
  readMore: "… Devamını oku",
  readLess: "Daha az göster",
  plan: "Plan",
  choosePlan: "Planınızı seçin",
  allPlansSoldOut: "Tüm planlar tükendi",
  chooseAPlan: "Plan seç",
  perDay: (price) => `${price}/gün`,
  shareLink: "Bağlantıyı paylaş",
  copyLink: "Bağlantıyı kopyala",
  linkTo: (name) => `(${name})`,
  linkCopied: "Bağlantı kopyalandı",
  copyThisLink: (address) => `Bu bağlantıyı kopyalayın: ${address}`,
  payWith: "Ödeme",
  delivery: "Teslimat",
  afterPayment: "Ödemeden sonra",
  refunds: "İade",
  support: "Destek",
  askOnChat: (chat) => `Bize sorun: ${chat}`,
  compatibility: "Uyumluluk",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Satın al: ${plan}, ${price}`,
  opening: (plan) => `Ödeme sayfası açılıyor: ${plan}.`,
  otherOpening: "Başka bir ödeme sayfası açılıyor",
  notOpening: "Ödeme sayfası açılmıyor mu?",
  buyInStore: (plan) => `Mağazamızdan satın al: ${plan}`,
  failures: {
    blocked: {
      title: "Ödeme sayfası yüklenemedi.",
      advice:
        "Bir reklam engelleyici veya kopan bağlantı buna yol açmış olabilir. Tekrar denemek için “Satın al” düğmesine basın veya mağazamızdan satın alın.",
    },
    hanging: {
      title: "Ödeme sayfası çok geç yanıt veriyor.",
      advice:
        "Bağlantınız yavaş olabilir. Mağazamızdan satın alın veya bu sayfayı yenileyip “Satın al” düğmesine basın.",
    },
    empty: {
      title: "Ödeme sayfası düzgün yüklenmedi.",
      advice:
        "Bir tarayıcı eklentisi engel olmuş veya ödeme hizmetinde bir sorun çıkmış olabilir. Tekrar denemek için “Satın al” düğmesine basın veya mağazamızdan satın alın.",
    },
    threw: {
      title: "Ödeme bir hatayla durdu.",
      advice:
        "Ödeme hizmetinde geçici bir sorun olabilir. Tekrar denemek için “Satın al” düğmesine basın veya mağazamızdan satın alın.",
    },
    unopened: {
      title: "Hiçbir şey açılmadı.",
      advice: "Bu plan mağazamızda da var.",
    },
  },
};

export const media: Words["media"] = {
  all: "Görseller ve videolar",
  picture: (position, count) => `Görsel ${position}/${count}`,
  video: (position, count) => `Video ${position}/${count}`,
  playVideo: "Videoyu oynat",
  openFullScreen: "Tam ekran aç",
  player: "Video oynatıcı",
  watchOnYouTube: "YouTube’da izle",
  zoom: "Yakınlaştır",
  previous: "Önceki",
  next: "Sonraki",
};

export const notices: Words["notices"] = {
  announcement: "Duyuru",
  dismissAnnouncement: "Duyuruyu kapat",
  joinServer: "Yeni sunucuya katıl",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Tarayıcınız kontrol ediliyor",
  text: "Bir saniye. Sayfa kendiliğinden açılacak.",
  rayId: "Ray ID",
  yourIp: "IP adresiniz",
  unknown: "Bilinmiyor",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Son kontrol: ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, ${shop} mağazasında.`,
  statusChange: (name, word) => `${name} ürününün yeni durumu: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Lisans anahtarları, anında teslim",
  explore: "Ürünleri incele",
  howItWorks: "Nasıl çalışır?",
  productsHeading: "Hilelerimiz",
  reviewsHeading: "Müşterilerimiz ne diyor?",
  questionsHeading: "Sık sorulan sorular",
  delivery: "Anahtarınız, ödeme onaylanır onaylanmaz size ulaşır.",
  refundLink: /refund|[iİ]ade/i,
};
