import type { Words } from "./languages.ts";
import { pluralOf } from "./plural.ts";

const plural = pluralOf("pt-BR");

const products = (count: number) =>
  `${count} ${plural(count, { one: "produto", other: "produtos" })}`;

export const language: Words["language"] = "pt-BR";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "pt_BR";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `“${text}”`;

export const layout: Words["layout"] = {
  skipToContent: "Pular para o conteúdo",
  main: "Navegação principal",
  menu: "Menu",
  home: "Início",
  products: "Produtos",
  status: "Status",
  support: "Suporte",
  opensInNewTab: "(abre em uma nova aba)",
  close: "Fechar",
  pauseMotion: "Pausar animações",
  playMotion: "Ativar animações",
  footer: "Rodapé",
  navigation: "Navegação",
  socials: "Redes sociais",
};

export const errors: Words["errors"] = {
  title: "Ocorreu um erro inesperado",
  notFound: "404: página não encontrada",
  productNotFound: "Produto não encontrado",
  unknown: "Erro desconhecido",
  advice:
    "Esta página não existe ou não pôde ser carregada. Suas keys e seus pedidos não foram afetados.",
  goHome: "Ir para o início",
  tryAgain: "Tentar novamente",
  notLoaded: "Não foi possível carregar. Verifique sua conexão e tente novamente.",
};

export const home: Words["home"] = {
  productsAndStatus: "Os produtos e seu status",
  sellingPoints: "Vantagens",
  reviews: "Avaliações",
  previousReview: "Avaliação anterior",
  nextReview: "Próxima avaliação",
  stars: (rating) => `${rating} de 5 estrelas`,
};

export const catalogue: Words["catalogue"] = {
  search: "Buscar produtos",
  searchPlaceholder: "Buscar produtos…",
  game: "Jogo",
  allGames: "Todos os produtos",
  sort: "Ordenar",
  featured: "Em destaque",
  byPrice: "Por preço",
  byName: "Por nome",
  products,
  showMore: "Mostrar mais",
  allByStatus: "Todos os produtos, por status",
  allProducts: "Todos os produtos",
  moreFor: (game) => `Mais para ${game}`,
  alsoWorking: "Outros produtos que funcionam",
  purchase: "Comprar",
  soldOut: "Esgotado",
  from: "a partir de",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Nada encontrado",
  noProducts: (game) =>
    `No momento não há produtos${game === undefined ? "" : ` para [${game}]`}. Veja todos os produtos.`,
  notNamed: (query) => `Nenhum produto se chama “${query}”.`,
  notMatched: (query, game) =>
    `Nenhum produto${game === undefined ? "" : ` para [${game}]`} corresponde a “${query}”. Tente uma palavra mais curta ou veja todos os produtos.`,
  notOfStatus: "Nenhum produto corresponde. Tente uma palavra mais curta ou outro status.",
  showAll: "Mostrar todos os produtos",
};

export const status: Words["status"] = {
  title: "Status dos produtos",
  names: {
    Undetected: "Não detectado",
    Updating: "Em atualização",
    Detected: "Detectado",
    Soon: "Em breve",
  },
  counted: {
    Undetected: (count) => plural(count, { one: "não detectado", other: "não detectados" }),
    Updating: () => "em atualização",
    Detected: (count) => plural(count, { one: "detectado", other: "detectados" }),
    Soon: () => "em breve",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} de ${total}`;
    return total === 2 ? "Os dois" : `Os ${total}`;
  },
  checked: (day) => `Verificado em ${day}`,
  lastChecked: (day) => `Última verificação: ${day}.`,
  since: (day) => `Desde ${day}`,
  filter: "Filtrar por status",
  found: (count, total) => `${count} de ${products(total)}`,
  coming: (count) => `${count} em breve`,
  comingNames: (_count, names) => `Em breve: ${names}`,
  latestChanges: "Últimas mudanças",
};

export const product: Words["product"] = {
  notFoundCrumb: "Não encontrado",
  notFoundText:
    "Não há nenhum produto neste endereço. Ele pode ter saído do catálogo, ou o link pode estar errado.",
  breadcrumb: "Trilha de navegação",
  status: "Status:",
  updatingWarning: "Uma atualização está a caminho. Até lá, este produto pode não funcionar.",
  detectedWarning: "Este produto foi detectado. Usá-lo agora pode levar ao banimento da conta.",
  askWhenBack: (chat) => `Perguntar no ${chat} quando volta`,
  seeAllStatuses: "Ver o status de todos os produtos",
  inStockToday: "Alternativas disponíveis:",
  worksToday: "Alternativa que funciona:",
  readMore: "… Ler mais",
  readLess: "Ler menos",
  plan: "Plano",
  choosePlan: "Escolha seu plano",
  allPlansSoldOut: "Todos os planos estão esgotados",
  chooseAPlan: "Escolher plano",
  perDay: (price) => `${price} por dia`,
  shareLink: "Compartilhar link",
  copyLink: "Copiar link",
  linkTo: (name) => `para ${name}`,
  linkCopied: "Link copiado",
  copyThisLink: (address) => `Copie este link: ${address}`,
  payWith: "Pagamento",
  delivery: "Entrega",
  afterPayment: "Depois do pagamento",
  refunds: "Reembolsos",
  support: "Suporte",
  askOnChat: (chat) => `Pergunte no ${chat}`,
  compatibility: "Compatibilidade",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Comprar: ${plan}, ${price}`,
  opening: (plan) => `Abrindo a página de pagamento de ${plan}.`,
  otherOpening: "Outra página de pagamento está sendo aberta",
  notOpening: "A página de pagamento não abre?",
  buyInStore: (plan) => `Comprar ${plan} na nossa loja`,
  failures: {
    blocked: {
      title: "Não foi possível carregar a página de pagamento.",
      advice:
        "Um bloqueador de anúncios ou uma queda na conexão pode ter sido a causa. Clique em “Comprar” para tentar novamente ou compre na nossa loja.",
    },
    hanging: {
      title: "A página de pagamento está demorando demais para responder.",
      advice:
        "Sua conexão pode estar lenta. Compre na nossa loja, ou recarregue esta página e clique em “Comprar”.",
    },
    empty: {
      title: "A página de pagamento não carregou corretamente.",
      advice:
        "Uma extensão do navegador pode ter interferido, ou o serviço de pagamento está com problemas. Clique em “Comprar” para tentar novamente ou compre na nossa loja.",
    },
    threw: {
      title: "A página de pagamento parou com um erro.",
      advice:
        "O serviço de pagamento pode estar com um problema temporário. Clique em “Comprar” para tentar novamente ou compre na nossa loja.",
    },
    unopened: {
      title: "Nada abriu.",
      advice: "Este plano está na nossa loja.",
    },
  },
};

export const media: Words["media"] = {
  all: "Imagens e vídeos",
  picture: (position, count) => `Imagem ${position} de ${count}`,
  video: (position, count) => `Vídeo ${position} de ${count}`,
  playVideo: "Reproduzir o vídeo",
  openFullScreen: "Abrir em tela cheia",
  player: "Player de vídeo",
  watchOnYouTube: "Assistir no YouTube",
  zoom: "Zoom",
  previous: "Anterior",
  next: "Próximo",
};

export const notices: Words["notices"] = {
  announcement: "Aviso",
  dismissAnnouncement: "Fechar o aviso",
  joinServer: "Entrar no novo servidor",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Verificando seu navegador",
  text: "Um momento. A página abre automaticamente.",
  rayId: "Ray ID",
  yourIp: "Seu IP",
  unknown: "Desconhecido",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}: ${word}`,
  lastChecked: (day) => `Última verificação: ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, na loja ${shop}.`,
  statusChange: (name, word) => `Novo status de ${name}: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Keys de licença com entrega imediata",
  explore: "Ver nossas ofertas",
  howItWorks: "Como funciona",
  productsHeading: "Nossos cheats",
  reviewsHeading: "O que nossos clientes dizem",
  questionsHeading: "Perguntas frequentes",
  delivery: "Você recebe sua key assim que o pagamento é confirmado.",
  refundLink: /refund|reembols|devoluç/i,
};
