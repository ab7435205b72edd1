import type { Words } from "./languages.ts";
import { pluralOf } from "./plural.ts";

const plural = pluralOf("es");

const products = (count: number) =>
  `${count} ${plural(count, { one: "producto", other: "productos" })}`;

export const language: Words["language"] = "es";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "es_ES";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `«${text}»`;

export const layout: Words["layout"] = {
  skipToContent: "Ir al contenido",
  main: "Navegación principal",
  menu: "Menú",
  home: "Inicio",
  products: "Productos",
  status: "Estado",
  support: "Soporte",
  opensInNewTab: "(se abre en una pestaña nueva)",
  close: "Cerrar",
  pauseMotion: "Pausar animaciones",
  playMotion: "Activar animaciones",
  footer: "Pie de página",
  navigation: "Navegación",
  socials: "Redes sociales",
};

export const errors: Words["errors"] = {
  title: "Se ha producido un error inesperado",
  notFound: "404: página no encontrada",
  productNotFound: "Producto no encontrado",
  unknown: "Error desconocido",
  advice:
    "Esta página no existe o no se ha podido cargar. Tus claves y pedidos no se ven afectados.",
  goHome: "Ir al inicio",
  tryAgain: "Reintentar",
  notLoaded: "No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.",
};

export const home: Words["home"] = {
  productsAndStatus: "Los productos y su estado",
  sellingPoints: "Ventajas",
  reviews: "Reseñas",
  previousReview: "Reseña anterior",
  nextReview: "Reseña siguiente",
  stars: (rating) => `${rating} de 5 estrellas`,
};

export const catalogue: Words["catalogue"] = {
  search: "Buscar productos",
  searchPlaceholder: "Buscar productos…",
  game: "Juego",
  allGames: "Todos los productos",
  sort: "Ordenar",
  featured: "Destacados",
  byPrice: "Por precio",
  byName: "Por nombre",
  products,
  showMore: "Mostrar más",
  allByStatus: "Todos los productos, por estado",
  allProducts: "Todos los productos",
  moreFor: (game) => `Más para ${game}`,
  alsoWorking: "Otros productos que funcionan",
  purchase: "Comprar",
  soldOut: "Agotado",
  from: "desde",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Sin resultados",
  noProducts: (game) =>
    `Ahora mismo no hay productos${game === undefined ? "" : ` para [${game}]`}. Mira todos los productos.`,
  notNamed: (query) => `Ningún producto se llama «${query}».`,
  notMatched: (query, game) =>
    `Ningún producto${game === undefined ? "" : ` para [${game}]`} coincide con «${query}». Prueba con una palabra más corta o mira todos los productos.`,
  notOfStatus: "Ningún producto coincide. Prueba con una palabra más corta o con otro estado.",
  showAll: "Mostrar todos los productos",
};

export const status: Words["status"] = {
  title: "Estado de los productos",
  names: {
    Undetected: "No detectado",
    Updating: "En actualización",
    Detected: "Detectado",
    Soon: "Próximamente",
  },
  counted: {
    Undetected: (count) => plural(count, { one: "no detectado", other: "no detectados" }),
    Updating: () => "en actualización",
    Detected: (count) => plural(count, { one: "detectado", other: "detectados" }),
    Soon: (count) => plural(count, { one: "próximo", other: "próximos" }),
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} de ${total}`;
    return total === 2 ? "Los dos" : `Los ${total}`;
  },
  checked: (day) => `Comprobado el ${day}`,
  lastChecked: (day) => `Última comprobación: ${day}.`,
  since: (day) => `Desde el ${day}`,
  filter: "Filtrar por estado",
  found: (count, total) => `${count} de ${products(total)}`,
  coming: (count) => `${count} ${plural(count, { one: "próximo", other: "próximos" })}`,
  comingNames: (_count, names) => `Próximamente: ${names}`,
  latestChanges: "Últimos cambios",
};

export const product: Words["product"] = {
  notFoundCrumb: "No encontrado",
  notFoundText:
    "No hay ningún producto en esta dirección. Puede que se haya retirado del catálogo o que el enlace tenga un error.",
  breadcrumb: "Ruta de navegación",
  status: "Estado:",
  updatingWarning:
    "Hay una actualización en camino. Hasta entonces, puede que este producto no funcione.",
  detectedWarning: "Este producto ha sido detectado. Usarlo ahora puede costarte un baneo.",
  askWhenBack: (chat) => `Preguntar en ${chat} cuándo vuelve`,
  seeAllStatuses: "Ver el estado de todos los productos",
  inStockToday: "Alternativas disponibles:",
  worksToday: "Alternativa que funciona:",
  readMore: "… Leer más",
  readLess: "Leer menos",
  plan: "Plan",
  choosePlan: "Elige tu plan",
  allPlansSoldOut: "Todos los planes están agotados",
  chooseAPlan: "Elegir plan",
  perDay: (price) => `${price} al día`,
  shareLink: "Compartir enlace",
  copyLink: "Copiar enlace",
  linkTo: (name) => `a ${name}`,
  linkCopied: "Enlace copiado",
  copyThisLink: (address) => `Copia este enlace: ${address}`,
  payWith: "Pago",
  delivery: "Entrega",
  afterPayment: "Después de pagar",
  refunds: "Reembolsos",
  support: "Soporte",
  askOnChat: (chat) => `Pregúntanos en ${chat}`,
  compatibility: "Compatibilidad",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Comprar: ${plan}, ${price}`,
  opening: (plan) => `Abriendo la página de pago de ${plan}.`,
  otherOpening: "Ya se está abriendo otra página de pago",
  notOpening: "¿No se abre la página de pago?",
  buyInStore: (plan) => `Comprar ${plan} en nuestra tienda`,
  failures: {
    blocked: {
      title: "No se ha podido cargar la página de pago.",
      advice:
        "Puede que la haya detenido un bloqueador de anuncios o un corte de la conexión. Pulsa «Comprar» para intentarlo de nuevo o compra en nuestra tienda.",
    },
    hanging: {
      title: "La página de pago tarda demasiado en responder.",
      advice:
        "Puede que tu conexión sea lenta. Compra en nuestra tienda, o vuelve a cargar esta página y pulsa «Comprar».",
    },
    empty: {
      title: "La página de pago no se ha cargado bien.",
      advice:
        "Puede que interfiera una extensión del navegador o que el servicio de pago tenga un problema. Pulsa «Comprar» para intentarlo de nuevo o compra en nuestra tienda.",
    },
    threw: {
      title: "La página de pago se ha detenido por un error.",
      advice:
        "Puede que el servicio de pago tenga un problema temporal. Pulsa «Comprar» para intentarlo de nuevo o compra en nuestra tienda.",
    },
    unopened: {
      title: "No se abrió nada.",
      advice: "Aquí tienes este plan en nuestra tienda.",
    },
  },
};

export const media: Words["media"] = {
  all: "Imágenes y vídeos",
  picture: (position, count) => `Imagen ${position} de ${count}`,
  video: (position, count) => `Vídeo ${position} de ${count}`,
  playVideo: "Reproducir el vídeo",
  openFullScreen: "Abrir en pantalla completa",
  player: "Reproductor de vídeo",
  watchOnYouTube: "Ver en YouTube",
  zoom: "Ampliar",
  previous: "Anterior",
  next: "Siguiente",
};

export const notices: Words["notices"] = {
  announcement: "Anuncio",
  dismissAnnouncement: "Cerrar el anuncio",
  joinServer: "Unirse al nuevo servidor",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Comprobando tu navegador",
  text: "Un momento. La página se abre automáticamente.",
  rayId: "Ray ID",
  yourIp: "Tu IP",
  unknown: "Desconocida",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Última comprobación: ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, en ${shop}.`,
  statusChange: (name, word) => `Nuevo estado de ${name}: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Claves de licencia con entrega inmediata",
  explore: "Ver nuestra oferta",
  howItWorks: "Cómo funciona",
  productsHeading: "Nuestros cheats",
  reviewsHeading: "Lo que dicen nuestros clientes",
  questionsHeading: "Preguntas frecuentes",
  delivery: "Recibes tu clave en cuanto se confirma el pago.",
  refundLink: /refund|reembols|devoluci/i,
};
