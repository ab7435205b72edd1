import type { Words } from "./languages.ts";

export const language: Words["language"] = "vi";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "vi_VN";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `“${text}”`;

export const layout: Words["layout"] = {
  skipToContent: "Chuyển đến nội dung",
  main: "Điều hướng chính",
  menu: "Menu",
  home: "Trang chủ",
  products: "Sản phẩm",
  status: "Trạng thái",
  support: "Hỗ trợ",
  opensInNewTab: "(mở trong tab mới)",
  close: "Đóng",
  pauseMotion: "Tạm dừng chuyển động",
  playMotion: "Bật chuyển động",
  footer: "Chân trang",
  navigation: "Điều hướng",
  socials: "Mạng xã hội",
};

export const errors: Words["errors"] = {
  title: "Đã xảy ra lỗi không mong muốn",
  notFound: "404: Không tìm thấy trang",
  productNotFound: "Không tìm thấy sản phẩm",
  unknown: "Lỗi không xác định",
  advice:
    "Trang này không tồn tại hoặc không tải được. Key và đơn hàng của bạn không bị ảnh hưởng.",
  goHome: "Về trang chủ",
  tryAgain: "Thử lại",
  notLoaded: "Không tải được. Hãy kiểm tra kết nối rồi thử lại.",
};

export const home: Words["home"] = {
  productsAndStatus: "Sản phẩm và trạng thái",
  sellingPoints: "Ưu điểm",
  reviews: "Đánh giá",
  previousReview: "Đánh giá trước",
  nextReview: "Đánh giá tiếp theo",
  stars: (rating) => `${rating}/5 sao`,
};

export const catalogue: Words["catalogue"] = {
  search: "Tìm kiếm sản phẩm",
  searchPlaceholder: "Tìm kiếm sản phẩm…",
  game: "Game",
  allGames: "Tất cả sản phẩm",
  sort: "Sắp xếp",
  featured: "Nổi bật",
  byPrice: "Theo giá",
  byName: "Theo tên",
  products: (count) => `${count} sản phẩm`,
  showMore: "Xem thêm",
  allByStatus: "Tất cả sản phẩm theo trạng thái",
  allProducts: "Tất cả sản phẩm",
  moreFor: (game) => `Sản phẩm khác cho ${game}`,
  alsoWorking: "Sản phẩm khác đang hoạt động",
  purchase: "Mua",
  soldOut: "Hết hàng",
  from: "từ",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Không tìm thấy",
  noProducts: (game) =>
    `Hiện chưa có sản phẩm nào${game === undefined ? "" : ` cho [${game}]`}. Hãy xem tất cả sản phẩm.`,
  notNamed: (query) => `Không có sản phẩm nào tên là “${query}”.`,
  notMatched: (query, game) =>
    `Không có sản phẩm nào${game === undefined ? "" : ` cho [${game}]`} khớp với “${query}”. Hãy thử từ ngắn hơn hoặc xem tất cả sản phẩm.`,
  notOfStatus: "Không có sản phẩm nào phù hợp. Hãy thử từ ngắn hơn hoặc trạng thái khác.",
  showAll: "Xem tất cả sản phẩm",
};

export const status: Words["status"] = {
  title: "Trạng thái sản phẩm",
  names: {
    Undetected: "Chưa bị phát hiện",
    Updating: "Đang cập nhật",
    Detected: "Bị phát hiện",
    Soon: "Sắp ra mắt",
  },
  counted: {
    Undetected: () => "chưa bị phát hiện",
    Updating: () => "đang cập nhật",
    Detected: () => "bị phát hiện",
    Soon: () => "sắp ra mắt",
  },
  ofTotal: (count, total) => (count < total ? `${count}/${total}` : `Cả ${total}`),
  checked: (day) => `Đã kiểm tra ngày ${day}`,
  lastChecked: (day) => `Kiểm tra lần cuối ngày ${day}.`,
  since: (day) => `Từ ngày ${day}`,
  filter: "Lọc theo trạng thái",
  found: (count, total) => `${count}/${total} sản phẩm`,
  coming: (count) => `${count} sắp ra mắt`,
  comingNames: (_count, names) => `Sắp ra mắt: ${names}`,
  latestChanges: "Thay đổi gần đây",
};

export const product: Words["product"] = {
  notFoundCrumb: "Không tìm thấy",
  notFoundText:
    "Không có sản phẩm nào ở địa chỉ này. Có thể sản phẩm đã ngừng bán hoặc liên kết bị sai.",
  breadcrumb: "Đường dẫn trang",
  status: "Trạng thái:",
  updatingWarning: "Sản phẩm đang được cập nhật và có thể chưa hoạt động cho đến khi xong.",
  detectedWarning: "Sản phẩm đã bị phát hiện. Dùng lúc này có thể bị khóa tài khoản.",
  askWhenBack: (chat) => `Hỏi trên ${chat} khi nào có lại`,
  seeAllStatuses: "Xem trạng thái tất cả sản phẩm",
  inStockToday: "Sản phẩm thay thế còn hàng:",
  worksToday: "Sản phẩm thay thế đang hoạt động:",
  readMore: "… Xem thêm",
  readLess: "Thu gọn",
  plan: "Gói",
  choosePlan: "Chọn gói của bạn",
  allPlansSoldOut: "Tất cả các gói đã hết hàng",
  chooseAPlan: "Chọn gói",
  perDay: (price) => `${price}/ngày`,
  shareLink: "Chia sẻ liên kết",
  copyLink: "Sao chép liên kết",
  linkTo: (name) => `đến ${name}`,
  linkCopied: "Đã sao chép liên kết",
  copyThisLink: (address) => `Sao chép liên kết này: ${address}`,
  payWith: "Thanh toán",
  delivery: "Giao hàng",
  afterPayment: "Sau khi thanh toán",
  refunds: "Hoàn tiền",
  support: "Hỗ trợ",
  askOnChat: (chat) => `Hỏi chúng tôi trên ${chat}`,
  compatibility: "Tương thích",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Mua ${plan}, ${price}`,
  opening: (plan) => `Đang mở trang thanh toán cho ${plan}.`,
  otherOpening: "Đang mở một trang thanh toán khác",
  notOpening: "Trang thanh toán không mở?",
  buyInStore: (plan) => `Mua ${plan} tại cửa hàng của chúng tôi`,
  failures: {
    blocked: {
      title: "Không tải được trang thanh toán.",
      advice:
        "Có thể do trình chặn quảng cáo hoặc mất kết nối. Nhấn “Mua” để thử lại, hoặc mua tại cửa hàng của chúng tôi.",
    },
    hanging: {
      title: "Trang thanh toán phản hồi quá lâu.",
      advice:
        "Có thể kết nối của bạn chậm. Hãy mua tại cửa hàng của chúng tôi, hoặc tải lại trang này rồi nhấn “Mua”.",
    },
    empty: {
      title: "Trang thanh toán không tải đúng cách.",
      advice:
        "Có thể do tiện ích của trình duyệt hoặc dịch vụ thanh toán gặp sự cố. Nhấn “Mua” để thử lại, hoặc mua tại cửa hàng của chúng tôi.",
    },
    threw: {
      title: "Trang thanh toán bị dừng do lỗi.",
      advice:
        "Có thể dịch vụ thanh toán đang gặp sự cố tạm thời. Nhấn “Mua” để thử lại, hoặc mua tại cửa hàng của chúng tôi.",
    },
    unopened: {
      title: "Không có gì mở ra.",
      advice: "Gói này có tại cửa hàng của chúng tôi.",
    },
  },
};

export const media: Words["media"] = {
  all: "Hình ảnh và video",
  picture: (position, count) => `Hình ảnh ${position}/${count}`,
  video: (position, count) => `Video ${position}/${count}`,
  playVideo: "Phát video",
  openFullScreen: "Xem toàn màn hình",
  player: "Trình phát video",
  watchOnYouTube: "Xem trên YouTube",
  zoom: "Thu phóng",
  previous: "Trước",
  next: "Tiếp theo",
};

export const notices: Words["notices"] = {
  announcement: "Thông báo",
  dismissAnnouncement: "Đóng thông báo",
  joinServer: "Tham gia máy chủ mới",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Đang kiểm tra trình duyệt",
  text: "Vui lòng đợi trong giây lát. Trang sẽ tự động mở.",
  rayId: "Ray ID",
  yourIp: "IP của bạn",
  unknown: "Không xác định",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Kiểm tra lần cuối ngày ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, tại ${shop}.`,
  statusChange: (name, word) => `Trạng thái mới của ${name}: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Key bản quyền, giao ngay",
  explore: "Xem sản phẩm",
  howItWorks: "Cách hoạt động",
  productsHeading: "Các bản hack",
  reviewsHeading: "Khách hàng nói gì",
  questionsHeading: "Câu hỏi thường gặp",
  delivery: "Bạn nhận key ngay khi thanh toán được xác nhận.",
  refundLink: /refund|hoàn tiền|đổi trả/i,
};
