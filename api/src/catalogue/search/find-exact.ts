import type { Catalogue } from '@extranet/shared/contracts';
import { token } from '@extranet/shared/rules/question';
import type { Db } from '../../base/db/schema.ts';
import { describeAll } from '../search-index/documents.ts';
import { type ExactQuestion, type IndexDocument, MATCHES_MAX, type Match } from '../search-index/engine.ts';
import { engineOf } from '../search-index/engine-of.ts';
import type { SearchStatus } from './status.ts';

export interface Found {
  readonly catalogue: Catalogue;
  /** The best first, those that can be had before all others. */
  readonly ids: readonly string[];
  /** Of all, at most MATCHES_MAX. */
  readonly count: number;
}

/** So few are all read at once, whatever their catalogue. */
const FEW = 300;
const PAGE = 250;

/** What matches in each catalogue. Those that can be had are fetched first: more than MATCHES_MAX of them are enough. */
export async function findExact(
  db: Db,
  status: SearchStatus,
  catalogs: readonly Catalogue[],
  question: ExactQuestion,
  rows: number,
): Promise<Found[]> {
  if (question.length === 0 || catalogs.length === 0) return [];
  if (!status.isReadable) return findPlainly(db, catalogs, question, rows);
  const few = await engineOf(db).find(db, question, FEW);
  // Words that most products have (the catalogue, that it can be had) cost more than all others: only where these leave too many.
  if (few.count <= FEW) return grouped(few.best, catalogs, rows);
  const found = await Promise.all(
    catalogs.map(async (catalogue) => ({ catalogue, ...(await findIn(db, catalogue, question, rows)) })),
  );
  return found.filter(({ count }) => count > 0);
}

const grouped = (matches: readonly Match[], catalogs: readonly Catalogue[], rows: number): Found[] =>
  catalogs.flatMap((catalogue) => {
    const own = matches.filter((match) => match.catalogue === catalogue);
    const first = [...own.filter(({ orderable }) => orderable), ...own.filter(({ orderable }) => !orderable)];
    if (own.length === 0) return [];
    return [{ catalogue, ids: first.slice(0, rows).map(({ id }) => id), count: own.length }];
  });

async function findIn(
  db: Db,
  catalogue: Catalogue,
  question: ExactQuestion,
  rows: number,
): Promise<Omit<Found, 'catalogue'>> {
  const engine = engineOf(db);
  const own = [...question, [token.catalogue(catalogue)]];
  const orderable = await engine.find(db, [...own, [token.orderable]], rows);
  const first = orderable.best.map(({ id }) => id);
  if (orderable.count === MATCHES_MAX) return { ids: first, count: MATCHES_MAX };
  const all = await engine.find(db, own, rows);
  return {
    ids: merged(
      first,
      all.best.map(({ id }) => id),
      rows,
    ),
    count: all.count,
  };
}

const merged = (first: readonly string[], others: readonly string[], rows: number): string[] =>
  [...new Set([...first, ...others])].slice(0, rows);

/** Without an index: every product is looked at. Slower, and right. One such search at a time, so that others get their turn. */
function findPlainly(
  db: Db,
  catalogs: readonly Catalogue[],
  question: ExactQuestion,
  rows: number,
): Promise<Found[]> {
  const turn = before.then(() => lookThrough(db, catalogs, question, rows));
  before = turn.catch(() => undefined);
  return turn;
}
let before: Promise<unknown> = Promise.resolve();

async function lookThrough(
  db: Db,
  catalogs: readonly Catalogue[],
  question: ExactQuestion,
  rows: number,
): Promise<Found[]> {
  const matching = new Map<Catalogue, IndexDocument[]>();
  for await (const page of describeAll(db, PAGE, new Date())) {
    for (const { document } of page) {
      const name = catalogs.find((own) => own === document.catalogue);
      const tokens = new Set(document.tokens);
      if (!name || !question.every((group) => group.some((word) => tokens.has(word)))) continue;
      matching.set(name, [...(matching.get(name) ?? []), document]);
    }
  }
  return [...matching].map(([catalogue, documents]) => ({
    catalogue,
    ids: documents
      .toSorted((one, other) => Number(other.orderable) - Number(one.orderable) || one.names - other.names)
      .slice(0, rows)
      .map(({ productId }) => productId),
    count: Math.min(documents.length, MATCHES_MAX),
  }));
}
