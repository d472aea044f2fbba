import type { QueueLine } from '@extranet/shared/contracts';

/** Where each kind is dealt with. */
export const PLACES = {
  accounts: '/extradmin/customers?statut=attente',
  delayRequests: '/extradmin/delais',
  /** Who has waited longest comes first. */
  ordersToPrepare: '/extradmin/orders?etat=validee&tri=orderDate-up',
  orderRequests: '/extradmin/orders?demande=1&tri=orderDate-up',
  lateOrders: '/extradmin/orders?retard=1&tri=orderDate-up',
  returns: '/extradmin/retours?etat=demande',
  posts: '/extradmin/forum',
  partRequests: '/extradmin/demandes-de-pieces',
  failedJobs: '/extradmin/travaux',
} as const satisfies Record<QueueLine['kind'], string>;

const HOUR = 3_600_000;
const HOURS_A_DAY = 24;

/** How long the oldest has waited: whole days from one day on, else hours. */
export function waited(oldest: string, now = Date.now()): { unit: 'days' | 'hours'; count: number } {
  const hours = Math.max(0, Math.floor((now - Date.parse(oldest)) / HOUR));
  return hours < HOURS_A_DAY
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / HOURS_A_DAY) };
}

/**
 * What waits first, the most urgent at its head; what waits for nothing keeps its order after it. A server that is newer than this
 * release may know of more: what has no place here is left out.
 */
export const byUrgency = (queue: readonly QueueLine[]): QueueLine[] =>
  queue
    .filter(({ kind }) => kind in PLACES)
    .sort((a, b) => Number(b.count > 0) - Number(a.count > 0) || Number(b.urgent > 0) - Number(a.urgent > 0));
