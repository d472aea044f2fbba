import type { Limit } from './throttle.queries.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

interface PerAccount extends Limit {
  readonly why: string;
  /**
   * Attempts that a process reserves at a time, where a write for each call would be too slow. It divides the number of
   * attempts, so that the limit is exact; a restart loses at most this many.
   */
  readonly atOnce?: number;
  /** Each process counts its own: for what only reads. */
  readonly countedHere?: boolean;
}

/**
 * How often one account may call what writes, mails or computes: more than anybody needs in a day of work, but too little
 * to flood a mailbox, the forum or the disk. A route names its limit as `config: { limit: 'cart' }`.
 */
export const accountLimits = {
  /** Each sends a mail to every administrator. */
  deliveryRequests: {
    attempts: 20,
    windowMs: HOUR_MS,
    why: 'Vous avez envoyé beaucoup de demandes de délai en peu de temps.',
    orElse: 'appelez-nous',
  },
  /** Each sends a mail to every administrator as well. */
  partRequests: {
    attempts: 20,
    windowMs: HOUR_MS,
    why: 'Vous avez demandé beaucoup de pièces en peu de temps.',
    orElse: 'appelez-nous',
  },
  /** Each sends a mail to every administrator as well. */
  returns: {
    attempts: 30,
    windowMs: HOUR_MS,
    why: 'Vous avez demandé beaucoup de retours en peu de temps.',
    orElse: 'appelez-nous',
  },
  /** Each waits for a moderator. */
  forumPosts: {
    attempts: 30,
    windowMs: HOUR_MS,
    why: 'Vous avez envoyé beaucoup de contributions en peu de temps.',
  },
  forumDecisions: {
    attempts: 600,
    windowMs: HOUR_MS,
    why: 'Vous avez modifié beaucoup de contributions en peu de temps.',
  },
  addresses: {
    attempts: 120,
    windowMs: HOUR_MS,
    why: 'Vous avez modifié beaucoup d’adresses en peu de temps.',
  },
  /** Includes signing out other devices. */
  profileChanges: {
    attempts: 60,
    windowMs: HOUR_MS,
    why: 'Vous avez modifié votre compte de nombreuses fois en peu de temps.',
  },
  /** Each that succeeds sends a mail; wrong passwords have a limit of their own (passwords.service.ts). */
  passwordChanges: {
    attempts: 20,
    windowMs: HOUR_MS,
    why: 'Vous avez demandé beaucoup de changements de mot de passe en peu de temps.',
  },
  /** A click on '+' is one call, and so is a list of 1,000 references. */
  cart: {
    attempts: 3_000,
    windowMs: QUARTER_MS,
    why: 'Votre panier a été modifié de très nombreuses fois en peu de temps.',
    atOnce: 20,
  },
  /** Orders and changes of drafts; each order sends a mail to the supplier. */
  orders: {
    attempts: 600,
    windowMs: QUARTER_MS,
    why: 'Vous avez passé un très grand nombre de commandes en peu de temps.',
    orElse: 'appelez-nous',
    atOnce: 10,
  },
  /** Each sends a mail to every administrator. */
  orderRequests: {
    attempts: 20,
    windowMs: HOUR_MS,
    why: 'Vous avez envoyé beaucoup de demandes sur vos commandes en peu de temps.',
    orElse: 'appelez-nous',
  },
  /** Each picture is decoded and encoded anew. */
  uploads: {
    attempts: 120,
    windowMs: QUARTER_MS,
    why: 'Vous avez envoyé beaucoup de fichiers en peu de temps.',
  },
  /** Each is decoded and encoded anew as well. */
  pictureTurns: {
    attempts: 60,
    windowMs: QUARTER_MS,
    why: 'Vous avez tourné beaucoup d’images en peu de temps.',
  },
  /** Also where a look-up costs nothing: more than this is somebody who copies the table. */
  vehicleLookups: {
    attempts: 300,
    windowMs: QUARTER_MS,
    why: 'Vous avez cherché beaucoup de véhicules en peu de temps.',
    orElse: 'choisissez la marque et le modèle dans les listes',
    atOnce: 10,
  },
  /** Whether the lines of a cart fit: each page that shows some asks once. */
  vehicleFits: {
    attempts: 3_000,
    windowMs: QUARTER_MS,
    why: 'Vous avez demandé de très nombreuses fois si des produits conviennent à un véhicule.',
    atOnce: 20,
  },
  /** Each letter of a question is one, and each slice of a list; more than this all the time is a copy of the catalogue. */
  searches: {
    attempts: 6_000,
    windowMs: QUARTER_MS,
    why: 'Vous avez fait un très grand nombre de recherches en peu de temps.',
    orElse: 'parcourez le catalogue',
    countedHere: true,
  },
  /** Chosen and forgotten vehicles. */
  recentVehicles: {
    attempts: 600,
    windowMs: QUARTER_MS,
    why: 'Vous avez changé de véhicule de très nombreuses fois en peu de temps.',
    atOnce: 10,
  },
  /** Products kept at hand, on and off. */
  favourites: {
    attempts: 600,
    windowMs: QUARTER_MS,
    why: 'Vous avez changé de très nombreux favoris en peu de temps.',
  },
  /** 'Me prévenir', on and off. */
  stockAlerts: {
    attempts: 300,
    windowMs: QUARTER_MS,
    why: 'Vous avez demandé de très nombreuses fois à être prévenu en peu de temps.',
  },
  /** What is read in the list, choices, browsers to push to. */
  notifications: {
    attempts: 3_000,
    windowMs: QUARTER_MS,
    why: 'Vous avez modifié vos notifications de très nombreuses fois en peu de temps.',
    atOnce: 20,
  },
  /** Datasheets and order forms: whole files are read, and an order form is made when it is first requested. */
  documents: {
    attempts: 600,
    windowMs: QUARTER_MS,
    why: 'Vous avez ouvert beaucoup de documents en peu de temps.',
    atOnce: 20,
  },
  /** A customer's whole price list as a file, or the statement: the catalogue is read and priced, sheets are drawn. */
  priceLists: {
    attempts: 20,
    windowMs: HOUR_MS,
    why: 'Vous avez téléchargé votre tarif de nombreuses fois en peu de temps.',
  },
  /** Exports of personal data by an administrator; each writes a line to the trail. */
  exports: {
    attempts: 60,
    windowMs: HOUR_MS,
    why: 'Vous avez exporté les données de beaucoup de clients en peu de temps.',
  },
  /** A customer's own personal data: all tables are read, and each writes a line to the trail. */
  ownData: {
    attempts: 6,
    windowMs: HOUR_MS,
    why: 'Vous avez téléchargé vos données de nombreuses fois en peu de temps.',
  },
  /** Views of lists, and columns as they are ticked one by one. */
  listViews: {
    attempts: 600,
    windowMs: QUARTER_MS,
    why: 'Vous avez modifié vos vues et vos colonnes de très nombreuses fois en peu de temps.',
  },
  /** Whole lists as files: customers, products, orders; address labels. */
  listExports: {
    attempts: 60,
    windowMs: HOUR_MS,
    why: 'Vous avez exporté beaucoup de listes en peu de temps.',
  },
} as const satisfies Record<string, PerAccount>;

export type AccountLimit = keyof typeof accountLimits;
