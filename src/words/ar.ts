import type { Words } from "./languages.ts";
import { pluralOf } from "./plural.ts";

const plural = pluralOf("ar");

/** The word of a status after a number. After more than one of several products, it has their feminine ending. */
const agreeing =
  (word: string) =>
  (count: number, total = 1) =>
    count === 1 || total <= 2 ? word : `${word}ة`;

export const language: Words["language"] = "ar";
export const dir: Words["dir"] = "rtl";
export const ogLocale: Words["ogLocale"] = "ar_AR";
export const comma: Words["comma"] = "، ";
export const quote: Words["quote"] = (text) => `«${text}»`;

// A number stays with its unit, or else with the word before it, and a preposition with a number or price.
export const unbrokenSpaces: Words["unbrokenSpaces"] = [
  /(?<=\d) (?=يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سنة|سنوات|ساعة|ساعات)/g,
  /(?<=\p{Script=Arabic}) (?=\d+(?![\d\u00A0]))/gu,
  /(?<=(?:^| )(?:من|إلى|حتى|عن)) (?=[\d\u2068])/g,
];

export const layout: Words["layout"] = {
  skipToContent: "تخطي إلى المحتوى",
  main: "القائمة الرئيسية",
  menu: "القائمة",
  home: "الرئيسية",
  products: "المنتجات",
  status: "الحالة",
  support: "الدعم",
  opensInNewTab: "(يفتح في نافذة جديدة)",
  close: "إغلاق",
  pauseMotion: "إيقاف الحركة",
  playMotion: "تشغيل الحركة",
  footer: "تذييل الصفحة",
  navigation: "روابط سريعة",
  socials: "تابعنا",
};

export const errors: Words["errors"] = {
  title: "حدث خطأ غير متوقع",
  notFound: "404: الصفحة غير موجودة",
  productNotFound: "المنتج غير موجود",
  unknown: "خطأ غير معروف",
  advice: "هذه الصفحة غير موجودة أو تعذّر تحميلها. لم تتأثر مفاتيحك ولا طلباتك.",
  goHome: "العودة إلى الرئيسية",
  tryAgain: "أعد المحاولة",
  notLoaded: "تعذّر التحميل. تحقق من اتصالك وأعد المحاولة.",
};

export const home: Words["home"] = {
  productsAndStatus: "المنتجات وحالتها",
  sellingPoints: "مزايانا",
  reviews: "التقييمات",
  previousReview: "التقييم السابق",
  nextReview: "التقييم التالي",
  stars: (rating) => `التقييم ${rating} من 5`,
};

export const catalogue: Words["catalogue"] = {
  search: "ابحث عن منتج",
  searchPlaceholder: "ابحث عن منتج…",
  game: "القسم",
  allGames: "الكل",
  sort: "الترتيب",
  featured: "مقترحاتنا",
  byPrice: "الأقل سعرًا",
  byName: "حسب الاسم",
  products: (count) =>
    plural(count, {
      zero: "لا توجد منتجات",
      one: "منتج واحد",
      two: "منتجان",
      few: `${count} منتجات`,
      many: `${count} منتجًا`,
      other: `${count} منتج`,
    }),
  showMore: "عرض المزيد",
  allByStatus: "كل المنتجات حسب الحالة",
  allProducts: "كل المنتجات",
  moreFor: (game) => `منتجات أخرى في «${game}»`,
  alsoWorking: "منتجات أخرى تعمل حاليًا",
  purchase: "شراء",
  soldOut: "نفدت الكمية",
  from: "يبدأ من",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "لا توجد نتائج",
  noProducts: (game) =>
    `لا توجد منتجات${game === undefined ? "" : ` في [${game}]`} حاليًا. تصفح كل المنتجات.`,
  notNamed: (query) => `لا يوجد منتج باسم «${query}».`,
  notMatched: (query, game) =>
    `لا يوجد منتج يطابق «${query}»${game === undefined ? "" : ` في [${game}]`}. جرّب كلمة أقصر أو تصفح كل المنتجات.`,
  notOfStatus: "لا يوجد منتج مطابق. جرّب كلمة أقصر أو حالة أخرى.",
  showAll: "عرض كل المنتجات",
};

export const status: Words["status"] = {
  title: "حالة المنتجات",
  names: {
    Undetected: "غير مكشوف",
    Updating: "قيد التحديث",
    Detected: "مكشوف",
    Soon: "قريبًا",
  },
  counted: {
    Undetected: agreeing("غير مكشوف"),
    Updating: () => "قيد التحديث",
    Detected: agreeing("مكشوف"),
    Soon: () => "قريبًا",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} من ${total}`;
    return total === 2 ? "كلا المنتجين" : `جميع المنتجات (${total})`;
  },
  checked: (day) => `آخر فحص: ${day}`,
  lastChecked: (day) => `آخر فحص: ${day}`,
  since: (day) => `منذ ${day}`,
  filter: "تصفية حسب الحالة",
  found: (count, total) =>
    `${count} من ${plural(total, {
      one: "منتج واحد",
      two: "منتجين",
      few: `${total} منتجات`,
      many: `${total} منتجًا`,
      other: `${total} منتج`,
    })}`,
  coming: (count) => `قريبًا: ${count}`,
  comingNames: (_count, names) => `قريبًا: ${names}`,
  latestChanges: "آخر التغييرات",
};

export const product: Words["product"] = {
  notFoundCrumb: "غير موجود",
  notFoundText: "لا يوجد منتج على هذا الرابط. ربما أُزيل من المتجر أو كان العنوان غير صحيح.",
  breadcrumb: "مسار التنقل",
  status: "الحالة:",
  updatingWarning: "المنتج قيد التحديث، وقد لا يعمل قبل اكتماله.",
  detectedWarning: "المنتج مكشوف. استخدامه الآن قد يعرّض حسابك للحظر.",
  askWhenBack: (chat) => `اسأل عبر ${chat} عن موعد توفره`,
  seeAllStatuses: "عرض حالة كل المنتجات",
  inStockToday: "بدائل متوفرة حاليًا:",
  worksToday: "بديل يعمل حاليًا:",
  readMore: "… عرض المزيد",
  readLess: "عرض أقل",
  plan: "باقة الاشتراك",
  choosePlan: "اختر باقتك",
  allPlansSoldOut: "نفدت كل الباقات",
  chooseAPlan: "اختر باقة",
  perDay: (price) => `${price} يوميًا`,
  shareLink: "مشاركة الرابط",
  copyLink: "نسخ الرابط",
  linkTo: (name) => `(${name})`,
  linkCopied: "تم نسخ الرابط",
  copyThisLink: (address) => `انسخ هذا الرابط: ${address}`,
  payWith: "طرق الدفع",
  delivery: "التسليم",
  afterPayment: "بعد الدفع",
  refunds: "الاسترداد",
  support: "الدعم",
  askOnChat: (chat) => `تواصل معنا عبر ${chat}`,
  compatibility: "التوافق",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `شراء باقة «${plan}»، ${price}`,
  opening: (plan) => `جارٍ فتح صفحة الدفع لباقة «${plan}».`,
  otherOpening: "جارٍ فتح صفحة دفع أخرى",
  notOpening: "صفحة الدفع لا تفتح؟",
  buyInStore: (plan) => `اشترِ باقة «${plan}» من صفحة الدفع البديلة`,
  failures: {
    blocked: {
      title: "تعذّر تحميل صفحة الدفع.",
      advice:
        "ربما حجبها مانع الإعلانات أو انقطع الاتصال. اضغط «شراء» لإعادة المحاولة أو اشترِ من صفحة الدفع البديلة.",
    },
    hanging: {
      title: "صفحة الدفع لا تستجيب.",
      advice:
        "قد يكون اتصالك بطيئًا. اشترِ من صفحة الدفع البديلة، أو أعد تحميل الصفحة ثم اضغط «شراء».",
    },
    empty: {
      title: "لم تُحمَّل صفحة الدفع بشكل صحيح.",
      advice:
        "ربما تعارضت معها إضافة في المتصفح أو حدثت مشكلة في خدمة الدفع. اضغط «شراء» لإعادة المحاولة أو اشترِ من صفحة الدفع البديلة.",
    },
    threw: {
      title: "توقفت صفحة الدفع بسبب خطأ.",
      advice:
        "ربما توجد مشكلة مؤقتة في خدمة الدفع. اضغط «شراء» لإعادة المحاولة أو اشترِ من صفحة الدفع البديلة.",
    },
    unopened: {
      title: "لم تُفتح صفحة الدفع.",
      advice: "هذه الباقة متاحة في صفحة الدفع البديلة.",
    },
  },
};

export const media: Words["media"] = {
  all: "الصور والفيديوهات",
  picture: (position, count) => `صورة ${position} من ${count}`,
  video: (position, count) => `فيديو ${position} من ${count}`,
  playVideo: "تشغيل الفيديو",
  openFullScreen: "عرض بملء الشاشة",
  player: "مشغّل الفيديو",
  watchOnYouTube: "شاهد على YouTube",
  zoom: "تكبير",
  previous: "السابق",
  next: "التالي",
};

export const notices: Words["notices"] = {
  announcement: "إعلان",
  dismissAnnouncement: "إغلاق الإعلان",
  joinServer: "انضم إلى السيرفر الجديد",
};

export const browserCheck: Words["browserCheck"] = {
  title: "جارٍ التحقق من متصفحك",
  text: "لحظة من فضلك. ستُفتح الصفحة تلقائيًا.",
  rayId: "Ray ID",
  yourIp: "عنوان IP",
  unknown: "غير معروف",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `آخر فحص: ${day}`,
  product: (name, offer, shop) => `${name}، ${offer}، لدى ${shop}.`,
  statusChange: (name, word) => `الحالة الجديدة للمنتج «${name}»: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "مفاتيح تفعيل تصلك فورًا",
  explore: "تصفح المنتجات",
  howItWorks: "كيف يعمل المنتج؟",
  productsHeading: "المنتجات المتوفرة",
  reviewsHeading: "آراء عملائنا",
  questionsHeading: "الأسئلة الشائعة",
  delivery: "يصلك مفتاحك فور تأكيد الدفع.",
  refundLink: /refund|استرداد|استرجاع|إرجاع/i,
};
