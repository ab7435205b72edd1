import type { HomeTexts } from "#domain/home-texts.ts";
import { home } from "#tests/live-shop/home.ts";
import { defaultPreferences } from "#tests/live-shop/preferences.ts";
import { shop as demoShop } from "#tests/shop/shop.ts";
import type { Language } from "#words/languages.ts";
import type { MadeProduct, MadeShop } from "./made-shop.ts";

/** What an owner writes. */
type Texts = {
  name: string;
  language: Language;
  currency: string;
  prices: readonly [day: number, week: number, month: number];
  description: string;
  games: readonly [string, string];
  products: readonly [string, string, string, string];
  plans: readonly [day: string, week: string, month: string];
  durations: readonly [day: string, week: string, month: string];
  note: string;
  picture: string;
  lines: readonly [string, string];
  group: string;
  hero: Pick<HomeTexts["hero"], "badge" | "headline" | "text">;
  film: string;
  point: string;
  community: HomeTexts["community"];
  question: string;
  answer: string;
  review: string;
  user: string;
  notice: string;
  credit: string;
  refunds: string;
  paying: readonly [string, string];
};

/**
 * A shop in one language with a product in each state. Home's headings, the way of delivery and the buttons are
 * the language's own.
 */
function shopIn(texts: Texts): MadeShop {
  const { language, games, products, plans, durations, prices, picture, lines, notice } = texts;
  const common = {
    description: texts.description,
    compatibility: [lines[0]],
    features: [{ title: texts.group, items: [...lines] }],
    plans: plans.map((plan, index) => [plan, prices[index] ?? 1, durations[index] ?? ""] as const),
  };
  const product = (index: number, fields: Partial<MadeProduct> = {}): MadeProduct => ({
    ...common,
    name: products[index] ?? "",
    game: index < 3 ? "PUBG" : "ACC",
    ...fields,
  });
  const { notifications, security } = defaultPreferences;
  return {
    name: texts.name,
    currency: texts.currency,
    games: [
      { code: "PUBG", name: games[0] },
      { code: "ACC", name: games[1] },
    ],
    products: [
      product(0, {
        image: "private-reticle.png",
        media: [
          { type: "image", url: "private-reticle.png", alt: picture },
          {
            type: "video",
            youtubeId: "SAMPLEvid01",
            thumbnailUrl: "private-contours.png",
            alt: texts.film,
          },
        ],
        plans: common.plans,
      }),
      product(1, {
        media: ["private-contours.png", "private-reticle.png", "spoofer-platter.png"].map(
          (url) => ({ type: "image", url, alt: picture }),
        ),
        status: "Updating",
        statusNote: texts.note,
        since: "2026-01-12",
      }),
      product(2, { status: "Detected", since: "2026-01-12" }),
      product(3, { soldOut: 3 }),
    ],
    coming: [{ name: products[0], game: "ACC" }],
    shop: {
      language,
      description: texts.description,
      credit: { text: texts.credit },
      footerLinks: [{ text: texts.refunds, url: "/licences.txt" }],
      paymentMethods: ["PayPal", "USDT"],
      afterPayment: [...texts.paying],
      mark: undefined,
      storeUrl: demoShop.storeUrl,
      checkoutScriptUrl: demoShop.checkoutScriptUrl,
    },
    files: {
      home: {
        home: {
          hero: {
            ...home.hero,
            ...texts.hero,
            howItWorks: { title: texts.film, youtubeId: "SAMPLEvid00" },
          },
          sellingPoints: [texts.point],
          community: texts.community,
        },
      },
      questions: {
        questions: [
          { question: texts.question, answer: texts.answer, first: true },
          { question: texts.film, answer: texts.answer },
        ],
      },
      reviews: {
        reviews: Array.from({ length: 4 }, (_, index) => ({
          rating: 5,
          text: `${texts.review} ${index + 1}`,
          user: texts.user,
          time: "2026-01-12",
        })),
      },
      preferences: {
        defaultPreferences: {
          security,
          notifications: {
            discord: { ...notifications.discord, title: texts.name, message: notice },
            announcement: {
              ...notifications.announcement,
              enabled: false,
              message: notice,
              linkText: texts.point,
              linkUrl: "/status",
            },
          },
        },
      },
    },
  };
}

export const arabic = shopIn({
  name: "متجر المفاتيح",
  language: "ar",
  currency: "SAR",
  prices: [9.5, 39, 79],
  description: "مفاتيح وأدوات للألعاب تصلك فور الدفع، مع حالة كل منتج في صفحة واحدة.",
  games: ["ببجي", "حسابات"],
  products: ["رادار ببجي", "أداة الرؤية الكاملة", "مثبّت التصويب", "حساب جاهز للعب"],
  plans: ["مفتاح يوم", "مفتاح أسبوع", "مفتاح شهر"],
  durations: ["24 ساعة", "7 أيام", "30 يومًا"],
  note: "يعود الليلة",
  picture: "خريطة عليها ثلاثة لاعبين.",
  lines: ["ويندوز 10 و 11", "يعمل مع يد التحكم"],
  group: "المزايا",
  hero: {
    badge: "توفرت المفاتيح من جديد",
    headline: "أدوات تعمل اليوم، وحالة صادقة",
    text: "اختر الباقة وادفع والعب. تبدأ الأسعار من {from}.",
  },
  film: "كيف تشتري المفتاح؟",
  point: "فحص كل يوم",
  community: { title: "اسأل أولًا", text: "فريق الدعم معنا كل مساء.", linkText: "ادخل المجتمع" },
  question: "متى يصلني المفتاح؟",
  answer: "بعد الدفع مباشرة، وتجده في بريدك أيضًا.",
  review: "وصل المفتاح خلال ثوانٍ ويعمل جيدًا.",
  user: "سالم",
  notice: "انتقلنا إلى خادم جديد",
  credit: "صنعه متجر المفاتيح",
  refunds: "سياسة الاسترداد",
  paying: ["تجد المفتاح في صفحة التأكيد.", "افتح تذكرة إن لم يصل."],
});

export const vietnamese = shopIn({
  name: "Cửa hàng Chìa Khóa",
  language: "vi",
  currency: "VND",
  prices: [50_000, 190_000, 590_000],
  description: "Khóa bản quyền cho trò chơi, giao ngay sau khi thanh toán.",
  games: ["Đấu trường", "Tài khoản"],
  products: ["Bản đồ nhìn xuyên", "Khung người chơi", "Hỗ trợ ngắm", "Tài khoản dùng ngay"],
  plans: ["Khóa ngày", "Khóa tuần", "Khóa tháng"],
  durations: ["24 giờ", "7 ngày", "30 ngày"],
  note: "Tối nay chạy lại",
  picture: "Bản đồ với ba người chơi.",
  lines: ["Chạy trên máy tính 64 bit", "Dùng được tay cầm"],
  group: "Tính năng",
  hero: {
    badge: "Đã có khóa mới",
    headline: "Công cụ chạy được hôm nay",
    text: "Chọn gói, thanh toán rồi chơi. Giá từ {from}.",
  },
  film: "Cách mua khóa",
  point: "Kiểm tra mỗi ngày",
  community: { title: "Cứ hỏi trước", text: "Đội hỗ trợ trực mỗi tối.", linkText: "Vào nhóm" },
  question: "Bao lâu thì nhận được khóa?",
  answer: "Ngay sau khi thanh toán, và cả trong hộp thư.",
  review: "Nhận khóa sau vài giây, chạy tốt.",
  user: "Nguyễn",
  notice: "Chúng tôi đã chuyển sang máy chủ mới",
  credit: "Do Chìa Khóa làm",
  refunds: "Chính sách hoàn tiền",
  paying: ["Khóa ở trang xác nhận.", "Mở phiếu nếu chưa thấy."],
});
