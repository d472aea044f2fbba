import type { Found } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { Reading } from '../../base/db/schema.ts';

export interface Searched {
  readonly found: Found;
  readonly text: string;
  readonly phone: string;
  readonly postcode: string;
}

/** Of one database: what was read of it, and until when. */
interface Held {
  readonly at: string;
  readonly count: number;
  /** Of all accounts; null for those that are not found: administrators, deleted ones. */
  readonly byId: Map<string, Searched | null>;
  sorted: readonly Searched[];
}

const COLUMNS = [
  ...(['id', 'comp_name', 'firstname', 'name', 'email', 'phone'] as const),
  ...(['postcode', 'city', 'loyalty_number'] as const),
];
const NATIONAL = /^(\+\d+\s)?0?/;
const held = new WeakMap<Reading, Promise<Held>>();

/**
 * The customers as they are searched, by company. No column has them without accents: they are normalised once, and then
 * those alone that changed, which an index names. Every change of an account sets its instant; where the number does not
 * fit, one is gone, and all are read again.
 */
export async function searchedCustomers(db: Reading): Promise<readonly Searched[]> {
  const { at, count } = await db
    .selectFrom('users')
    .select(({ fn }) => [fn.max('updated_at').as('at'), fn.countAll().as('count')])
    .executeTakeFirstOrThrow();
  const now = { at: String(at), count: Number(count) };
  const before = held.get(db);
  const next = refreshed(db, before, now);
  held.set(db, next);
  next.catch(() => held.delete(db));
  return (await next).sorted;
}

async function refreshed(
  db: Reading,
  before: Promise<Held> | undefined,
  { at, count }: Pick<Held, 'at' | 'count'>,
): Promise<Held> {
  const known = await before?.catch(() => undefined);
  if (known?.at === at && known.count === count) return known;
  const byId = new Map(known?.byId);
  for (const row of await changedSince(db, known?.at ?? '')) byId.set(row.id, searchedOf(row));
  if (byId.size !== count) {
    byId.clear();
    for (const row of await changedSince(db, '')) byId.set(row.id, searchedOf(row));
  }
  const sorted = [...byId.values()].filter((one) => one !== null);
  return { at, count, byId, sorted: sorted.sort(byTitle) };
}

const changedSince = (db: Reading, at: string) =>
  db
    .selectFrom('users')
    .select([...COLUMNS, 'is_admin', 'status'])
    .where('updated_at', '>=', at)
    .execute();

type Row = Awaited<ReturnType<typeof changedSince>>[number];

function searchedOf({ id, comp_name, firstname, name, email, phone, city, ...row }: Row): Searched | null {
  if (row.is_admin === 1 || row.status === 'supprime') return null;
  const person = `${name} ${firstname}`.trim();
  return {
    found: {
      id,
      title: comp_name || person,
      detail: [comp_name && person, city, email].filter(Boolean).join(' · '),
    },
    text: [comp_name, person, email, city, row.loyalty_number].map(searchable).join(' '),
    postcode: searchable(row.postcode),
    phone: phone.replace(NATIONAL, '').replace(/\D/g, ''),
  };
}

const byTitle = ({ found: one }: Searched, { found: other }: Searched) =>
  one.title === other.title ? (one.id < other.id ? -1 : 1) : one.title < other.title ? -1 : 1;
