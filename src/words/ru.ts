import type { Words } from "./languages.ts";
import { pluralOf } from "./plural.ts";

const plural = pluralOf("ru");

/** A status after a number: "21 обнаружен", but "Все 21 обнаружены". */
const counted = (one: string, other: string) => (count: number, total?: number) =>
  count === total ? other : plural(count, { one, other });

export const language: Words["language"] = "ru";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "ru_RU";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `«${text}»`;

export const layout: Words["layout"] = {
  skipToContent: "Перейти к содержимому",
  main: "Основная навигация",
  menu: "Меню",
  home: "Главная",
  products: "Товары",
  status: "Статус",
  support: "Поддержка",
  opensInNewTab: "(откроется в новой вкладке)",
  close: "Закрыть",
  pauseMotion: "Остановить анимацию",
  playMotion: "Включить анимацию",
  footer: "Нижнее меню",
  navigation: "Навигация",
  socials: "Соцсети",
};

export const errors: Words["errors"] = {
  title: "Произошла непредвиденная ошибка",
  notFound: "404: страница не найдена",
  productNotFound: "Товар не найден",
  unknown: "Неизвестная ошибка",
  advice:
    "Этой страницы нет, или её не удалось загрузить. С вашими ключами и заказами всё в порядке.",
  goHome: "На главную",
  tryAgain: "Повторить",
  notLoaded: "Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.",
};

export const home: Words["home"] = {
  productsAndStatus: "Товары и их статус",
  sellingPoints: "Наши преимущества",
  reviews: "Отзывы",
  previousReview: "Предыдущий отзыв",
  nextReview: "Следующий отзыв",
  stars: (rating) => `Оценка: ${rating} из 5`,
};

export const catalogue: Words["catalogue"] = {
  search: "Поиск товаров",
  searchPlaceholder: "Поиск товаров…",
  game: "Игра",
  allGames: "Все товары",
  sort: "Сортировка",
  featured: "Рекомендуемые",
  byPrice: "По цене",
  byName: "По названию",
  products: (count) =>
    `${count} ${plural(count, { one: "товар", few: "товара", many: "товаров", other: "товара" })}`,
  showMore: "Показать ещё",
  allByStatus: "Все товары по статусу",
  allProducts: "Все товары",
  moreFor: (game) => `Ещё: ${game}`,
  alsoWorking: "Другие рабочие товары",
  purchase: "Купить",
  soldOut: "Нет в наличии",
  from: "от",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Ничего не найдено",
  noProducts: (game) =>
    `Сейчас ${game === undefined ? "" : `для [${game}] `}нет товаров. Посмотрите все товары.`,
  notNamed: (query) => `Товара с названием «${query}» нет.`,
  notMatched: (query, game) =>
    `По запросу «${query}»${game === undefined ? "" : ` для [${game}]`} ничего нет. Введите слово короче или посмотрите все товары.`,
  notOfStatus: "Подходящих товаров нет. Введите слово короче или выберите другой статус.",
  showAll: "Показать все товары",
};

export const status: Words["status"] = {
  title: "Статус товаров",
  names: {
    Undetected: "Не обнаружен",
    Updating: "На обновлении",
    Detected: "Обнаружен",
    Soon: "Скоро",
  },
  counted: {
    Undetected: counted("не обнаружен", "не обнаружены"),
    Updating: () => "на обновлении",
    Detected: counted("обнаружен", "обнаружены"),
    Soon: () => "скоро",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} из ${total}`;
    return total === 2 ? "Оба" : `Все ${total}`;
  },
  checked: (day) => `Проверено ${day}`,
  lastChecked: (day) => `Последняя проверка: ${day}`,
  since: (day) => `С ${day}`,
  filter: "Фильтр по статусу",
  found: (count, total) =>
    `${count} из ${total} ${plural(total, { one: "товара", other: "товаров" })}`,
  coming: (count) => `${count} скоро`,
  comingNames: (_count, names) => `Скоро: ${names}`,
  latestChanges: "Последние изменения",
};

export const product: Words["product"] = {
  notFoundCrumb: "Не найден",
  notFoundText:
    "По этому адресу нет товара. Возможно, его убрали из каталога или в ссылке опечатка.",
  breadcrumb: "Навигационная цепочка",
  status: "Статус:",
  updatingWarning: "Скоро выйдет обновление. До этого товар может не работать.",
  detectedWarning: "Этот товар обнаружен античитом. Сейчас за него могут забанить аккаунт.",
  askWhenBack: (chat) => `Спросить в ${chat}, когда появится`,
  seeAllStatuses: "Смотреть статус всех товаров",
  inStockToday: "Альтернативы в наличии:",
  worksToday: "Рабочая альтернатива:",
  readMore: "… Читать дальше",
  readLess: "Свернуть",
  plan: "Тариф",
  choosePlan: "Выберите тариф",
  allPlansSoldOut: "Все тарифы распроданы",
  chooseAPlan: "Выбрать тариф",
  perDay: (price) => `${price} в день`,
  shareLink: "Поделиться ссылкой",
  copyLink: "Скопировать ссылку",
  linkTo: (name) => `на «${name}»`,
  linkCopied: "Ссылка скопирована",
  copyThisLink: (address) => `Скопируйте эту ссылку: ${address}`,
  payWith: "Оплата",
  delivery: "Выдача",
  afterPayment: "После оплаты",
  refunds: "Возврат",
  support: "Поддержка",
  askOnChat: (chat) => `Спросите нас в ${chat}`,
  compatibility: "Совместимость",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Купить: ${plan}, ${price}`,
  opening: (plan) => `Открываем страницу оплаты: ${plan}.`,
  otherOpening: "Уже открывается другая страница оплаты",
  notOpening: "Страница оплаты не открывается?",
  buyInStore: (plan) => `Купить в нашем магазине: ${plan}`,
  failures: {
    blocked: {
      title: "Не удалось загрузить страницу оплаты.",
      advice:
        "Возможно, помешал блокировщик рекламы или пропала связь. Нажмите «Купить» ещё раз или купите в нашем магазине.",
    },
    hanging: {
      title: "Страница оплаты слишком долго не отвечает.",
      advice:
        "Возможно, у вас медленное соединение. Купите в нашем магазине или обновите страницу и нажмите «Купить».",
    },
    empty: {
      title: "Страница оплаты загрузилась неправильно.",
      advice:
        "Возможно, помешало расширение браузера или в платёжном сервисе сбой. Нажмите «Купить» ещё раз или купите в нашем магазине.",
    },
    threw: {
      title: "Страница оплаты остановилась из-за ошибки.",
      advice:
        "Возможно, в платёжном сервисе временный сбой. Нажмите «Купить» ещё раз или купите в нашем магазине.",
    },
    unopened: {
      title: "Ничего не открылось.",
      advice: "Этот тариф есть в нашем магазине.",
    },
  },
};

export const media: Words["media"] = {
  all: "Изображения и видео",
  picture: (position, count) => `Изображение ${position} из ${count}`,
  video: (position, count) => `Видео ${position} из ${count}`,
  playVideo: "Смотреть видео",
  openFullScreen: "Открыть на весь экран",
  player: "Видеоплеер",
  watchOnYouTube: "Смотреть на YouTube",
  zoom: "Увеличить",
  previous: "Назад",
  next: "Вперёд",
};

export const notices: Words["notices"] = {
  announcement: "Объявление",
  dismissAnnouncement: "Закрыть объявление",
  joinServer: "Перейти на новый сервер",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Проверяем ваш браузер",
  text: "Секунду. Страница откроется автоматически.",
  rayId: "Ray ID",
  yourIp: "Ваш IP",
  unknown: "Неизвестен",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Последняя проверка: ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, в магазине ${shop}.`,
  statusChange: (name, word) => `Новый статус товара «${name}»: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Лицензионные ключи с моментальной выдачей",
  explore: "Смотреть товары",
  howItWorks: "Как это работает",
  productsHeading: "Наши читы",
  reviewsHeading: "Отзывы покупателей",
  questionsHeading: "Частые вопросы",
  delivery: "Вы получите ключ сразу после подтверждения оплаты.",
  refundLink: /refund|возврат/i,
};
