import type { Words } from "./languages.ts";
import { pluralOf } from "./plural.ts";

const plural = pluralOf("fr");

const products = (count: number) =>
  `${count} ${plural(count, { one: "produit", other: "produits" })}`;

export const language: Words["language"] = "fr";
export const dir: Words["dir"] = "ltr";
export const ogLocale: Words["ogLocale"] = "fr_FR";
export const comma: Words["comma"] = ", ";
export const quote: Words["quote"] = (text) => `«\u00A0${text}\u00A0»`;

export const layout: Words["layout"] = {
  skipToContent: "Aller au contenu",
  main: "Navigation principale",
  menu: "Menu",
  home: "Accueil",
  products: "Produits",
  status: "Statut",
  support: "Support",
  opensInNewTab: "(s’ouvre dans un nouvel onglet)",
  close: "Fermer",
  pauseMotion: "Arrêter les animations",
  playMotion: "Lancer les animations",
  footer: "Pied de page",
  navigation: "Navigation",
  socials: "Réseaux sociaux",
};

export const errors: Words["errors"] = {
  title: "Une erreur inattendue est survenue",
  notFound: "404\u00A0: page introuvable",
  productNotFound: "Produit introuvable",
  unknown: "Erreur inconnue",
  advice:
    "Cette page n’existe pas ou n’a pas pu être chargée. Vos clés et vos commandes ne sont pas concernées.",
  goHome: "Retour à l’accueil",
  tryAgain: "Réessayer",
  notLoaded: "Le chargement a échoué. Vérifiez votre connexion et réessayez.",
};

export const home: Words["home"] = {
  productsAndStatus: "Les produits et leur statut",
  sellingPoints: "Vos avantages",
  reviews: "Avis",
  previousReview: "Avis précédent",
  nextReview: "Avis suivant",
  stars: (rating) => `Note\u00A0: ${rating} sur 5`,
};

export const catalogue: Words["catalogue"] = {
  search: "Rechercher un produit",
  searchPlaceholder: "Rechercher un produit…",
  game: "Jeu",
  allGames: "Tous les produits",
  sort: "Trier",
  featured: "En vedette",
  byPrice: "Par prix",
  byName: "Par nom",
  products,
  showMore: "Afficher plus",
  allByStatus: "Tous les produits, par statut",
  allProducts: "Tous les produits",
  moreFor: (game) => `Aussi pour ${game}`,
  alsoWorking: "Autres produits qui fonctionnent",
  purchase: "Acheter",
  soldOut: "Épuisé",
  from: "dès",
  starting: "",
  plus: "",
};

export const nothingFound: Words["nothingFound"] = {
  title: "Aucun résultat",
  noProducts: (game) =>
    `Aucun produit${game === undefined ? "" : ` pour [${game}]`} en ce moment. Parcourez tous les produits.`,
  notNamed: (query) => `Aucun produit ne s’appelle «\u00A0${query}\u00A0».`,
  notMatched: (query, game) =>
    `Aucun produit ne correspond à «\u00A0${query}\u00A0»${game === undefined ? "" : ` pour [${game}]`}. Essayez un mot plus court ou parcourez tous les produits.`,
  notOfStatus: "Aucun produit ne correspond. Essayez un mot plus court ou un autre statut.",
  showAll: "Afficher tous les produits",
};

export const status: Words["status"] = {
  title: "Statut des produits",
  names: {
    Undetected: "Non détecté",
    Updating: "En mise à jour",
    Detected: "Détecté",
    Soon: "Bientôt",
  },
  counted: {
    Undetected: (count) => plural(count, { one: "non détecté", other: "non détectés" }),
    Updating: () => "en mise à jour",
    Detected: (count) => plural(count, { one: "détecté", other: "détectés" }),
    Soon: () => "à venir",
  },
  ofTotal: (count, total) => {
    if (count < total) return `${count} sur ${total}`;
    return total === 2 ? "Les deux" : `Les ${total}`;
  },
  checked: (day) => `Vérifié le ${day}`,
  lastChecked: (day) => `Dernière vérification le ${day}.`,
  since: (day) => `Depuis le ${day}`,
  filter: "Filtrer par statut",
  found: (count, total) => `${count} sur ${products(total)}`,
  coming: (count) => `${count} à venir`,
  comingNames: (_count, names) => `À venir\u00A0: ${names}`,
  latestChanges: "Derniers changements",
};

export const product: Words["product"] = {
  notFoundCrumb: "Introuvable",
  notFoundText:
    "Il n’y a pas de produit à cette adresse. Il a peut-être été retiré du catalogue, ou le lien contient une erreur.",
  breadcrumb: "Fil d’Ariane",
  status: "Statut\u00A0:",
  updatingWarning: "Une mise à jour est en cours. D’ici là, ce produit peut ne pas fonctionner.",
  detectedWarning:
    "Ce produit a été détecté. L’utiliser maintenant peut faire bannir votre compte.",
  askWhenBack: (chat) => `Demander la date de retour sur ${chat}`,
  seeAllStatuses: "Voir le statut de tous les produits",
  inStockToday: "Alternatives en stock\u00A0:",
  worksToday: "Alternative qui fonctionne\u00A0:",
  readMore: "… Lire la suite",
  readLess: "Réduire",
  plan: "Formule",
  choosePlan: "Choisissez votre formule",
  allPlansSoldOut: "Toutes les formules sont épuisées",
  chooseAPlan: "Choisir une formule",
  perDay: (price) => `${price} par jour`,
  shareLink: "Partager le lien",
  copyLink: "Copier le lien",
  linkTo: (name) => `vers ${name}`,
  linkCopied: "Lien copié",
  copyThisLink: (address) => `Copiez ce lien\u00A0: ${address}`,
  payWith: "Paiement",
  delivery: "Livraison",
  afterPayment: "Après le paiement",
  refunds: "Remboursements",
  support: "Support",
  askOnChat: (chat) => `Posez-nous vos questions sur ${chat}`,
  compatibility: "Compatibilité",
};

export const checkout: Words["checkout"] = {
  purchase: (plan, price) => `Acheter\u00A0: ${plan}, ${price}`,
  opening: (plan) => `Ouverture de la page de paiement pour ${plan}.`,
  otherOpening: "Une autre page de paiement s’ouvre déjà",
  notOpening: "La page de paiement ne s’ouvre pas\u00A0?",
  buyInStore: (plan) => `Acheter ${plan} dans notre boutique`,
  failures: {
    blocked: {
      title: "La page de paiement n’a pas pu être chargée.",
      advice:
        "Un bloqueur de publicité ou une connexion perdue l’a peut-être arrêtée. Appuyez sur «\u00A0Acheter\u00A0» pour réessayer, ou achetez dans notre boutique.",
    },
    hanging: {
      title: "La page de paiement met trop de temps à répondre.",
      advice:
        "Votre connexion est peut-être lente. Achetez dans notre boutique, ou rechargez cette page puis appuyez sur «\u00A0Acheter\u00A0».",
    },
    empty: {
      title: "La page de paiement ne s’est pas chargée correctement.",
      advice:
        "Une extension de votre navigateur la gêne peut-être, ou le service de paiement a un problème. Appuyez sur «\u00A0Acheter\u00A0» pour réessayer, ou achetez dans notre boutique.",
    },
    threw: {
      title: "La page de paiement s’est arrêtée sur une erreur.",
      advice:
        "Le service de paiement a peut-être un problème temporaire. Appuyez sur «\u00A0Acheter\u00A0» pour réessayer, ou achetez dans notre boutique.",
    },
    unopened: {
      title: "Rien ne s’est ouvert.",
      advice: "Voici cette formule dans notre boutique.",
    },
  },
};

export const media: Words["media"] = {
  all: "Images et vidéos",
  picture: (position, count) => `Image ${position} sur ${count}`,
  video: (position, count) => `Vidéo ${position} sur ${count}`,
  playVideo: "Lire la vidéo",
  openFullScreen: "Ouvrir en plein écran",
  player: "Lecteur vidéo",
  watchOnYouTube: "Regarder sur YouTube",
  zoom: "Zoom",
  previous: "Précédent",
  next: "Suivant",
};

export const notices: Words["notices"] = {
  announcement: "Annonce",
  dismissAnnouncement: "Fermer l’annonce",
  joinServer: "Rejoindre le nouveau serveur",
};

export const browserCheck: Words["browserCheck"] = {
  title: "Vérification de votre navigateur",
  text: "Un instant. La page s’ouvre automatiquement.",
  rayId: "Ray ID",
  yourIp: "Votre IP",
  unknown: "Inconnue",
};

export const metadata: Words["metadata"] = {
  nameAndStatus: (name, word) => `${name}\u00A0: ${word}`,
  lastChecked: (day) => `Dernière vérification le ${day}`,
  product: (name, offer, shop) => `${name}, ${offer}, chez ${shop}.`,
  statusChange: (name, word) => `Nouveau statut de ${name}\u00A0: ${word}.`,
};

export const defaults: Words["defaults"] = {
  homeTitle: "Clés de licence, livraison immédiate",
  explore: "Voir nos offres",
  howItWorks: "Comment ça marche",
  productsHeading: "Nos cheats",
  reviewsHeading: "L’avis de nos clients",
  questionsHeading: "Questions fréquentes",
  delivery: "Vous recevez votre clé dès que le paiement est confirmé.",
  refundLink: /refund|rembours|retour/i,
};
