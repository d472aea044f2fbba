import type { Limit } from './throttle.queries.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

interface PerAccount extends Limit {
  readonly why: string;
  /**
   * Taken from the database so many at a time, where a write for each call would be felt. It divides the number of attempts,
   * so that the limit is exact; a restart forgets at most so many.
   */
  readonly atOnce?: number;
}

/**
 * How often one account may do what writes, mails or computes: more than anybody does in a day of work, and no way to
 * flood a mailbox, the forum or the disk. A route names its limit as `config: { limit: 'cart' }`.
 */
export const accountLimits = {
  /** Each is a mail to every administrator. */
  deliveryRequests: {
    attempts: 20,
    windowMs: HOUR_MS,
    why: 'Vous avez envoyé beaucoup de demandes de délai en peu de temps.',
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
  /** Signing other devices out stands here too. */
  profileChanges: {
    attempts: 60,
    windowMs: HOUR_MS,
    why: 'Vous avez modifié votre compte de nombreuses fois en peu de temps.',
  },
  /** Each that succeeds is a mail; wrong passwords have a limit of their own (passwords.service.ts). */
  passwordChanges: {
    attempts: 20,
    windowMs: HOUR_MS,
    why: 'Vous avez demandé beaucoup de changements de mot de passe en peu de temps.',
  },
  /** A click on '+' is one call, a list of 1,000 references too. */
  cart: {
    attempts: 3_000,
    windowMs: QUARTER_MS,
    why: 'Votre panier a été modifié de très nombreuses fois en peu de temps.',
    atOnce: 20,
  },
  /** Orders, and what is done to drafts; each order is a mail to the supplier. */
  orders: {
    attempts: 600,
    windowMs: QUARTER_MS,
    why: 'Vous avez passé un très grand nombre de commandes en peu de temps.',
    orElse: 'appelez-nous',
    atOnce: 10,
  },
  /** Each is decoded and made anew. */
  uploads: {
    attempts: 120,
    windowMs: QUARTER_MS,
    why: 'Vous avez envoyé beaucoup de fichiers en peu de temps.',
  },
  /** Decoded and made anew as well. */
  pictureTurns: {
    attempts: 60,
    windowMs: QUARTER_MS,
    why: 'Vous avez tourné beaucoup d’images en peu de temps.',
  },
  /** Datasheets and order forms: whole files are read, an order form is made when it is first asked for. */
  documents: {
    attempts: 600,
    windowMs: QUARTER_MS,
    why: 'Vous avez ouvert beaucoup de documents en peu de temps.',
    atOnce: 20,
  },
  /** Of personal data, by an administrator: each is a line in the trail. */
  exports: {
    attempts: 60,
    windowMs: HOUR_MS,
    why: 'Vous avez exporté les données de beaucoup de clients en peu de temps.',
  },
} as const satisfies Record<string, PerAccount>;

export type AccountLimit = keyof typeof accountLimits;
