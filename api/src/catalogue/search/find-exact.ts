import type { Catalogue } from '@extranet/shared/contracts';
import { token } from '@extranet/shared/rules/question';
import type { Reading } from '../../base/db/schema.ts';
import { describeAll } from '../search-index/documents.ts';
import { type ExactQuestion, type IndexDocument, MATCHES_MAX, type Matches } from '../search-index/engine.ts';
import { engineOf } from '../search-index/engine-of.ts';
import { remembered } from './remembered-matches.ts';
import type { SearchStatus } from './status.ts';

const PAGE = 250;

export interface Wanted {
  readonly catalogs: readonly Catalogue[];
  /** So many of each catalogue. */
  readonly rows: number;
  /** Products that are named as well wherever among all that match they stand. */
  readonly known?: ReadonlySet<string>;
}

export interface Found {
  readonly catalogue: Catalogue;
  readonly ids: readonly string[];
  /** Of all, at most MATCHES_MAX. */
  readonly count: number;
}

/** Of all catalogues together, as far as each was counted. */
export const countOf = (found: readonly Found[]): number =>
  found.reduce((sum, { count }) => sum + Math.min(count, MATCHES_MAX - 1), 0);

/** What matches in each catalogue: the first of all, and what the asker knows. */
export async function findExact(
  db: Reading,
  status: SearchStatus,
  question: ExactQuestion,
  { catalogs, rows, known }: Wanted,
): Promise<Found[]> {
  const asksForNothing = question.all.some((group) => group.every((word) => word === token.none));
  if (question.all.length === 0 || asksForNothing || catalogs.length === 0) return [];
  const matches = await (status.isReadable
    ? remembered(db, status.version, question, catalogs, (own) => engineOf(db).find(db, question, own))
    : findPlainly(db, question, catalogs));
  return matches.map(({ catalogue, ids }) => ({
    catalogue,
    ids: ids.filter((id, at) => at < rows || known?.has(id)),
    count: ids.length,
  }));
}

/** Without an index: every product is looked at. Slower, and right. One such search at a time, so that others get their turn. */
function findPlainly(
  db: Reading,
  question: ExactQuestion,
  catalogs: readonly Catalogue[],
): Promise<Matches[]> {
  const turn = before.then(() => lookThrough(db, question, catalogs));
  before = turn.catch(() => undefined);
  return turn;
}
let before: Promise<unknown> = Promise.resolve();

async function lookThrough(
  db: Reading,
  { all, none = [] }: ExactQuestion,
  catalogs: readonly Catalogue[],
): Promise<Matches[]> {
  const matching = new Map<Catalogue, IndexDocument[]>();
  for await (const page of describeAll(db, PAGE, new Date())) {
    for (const { document } of page) {
      const name = catalogs.find((own) => own === document.catalogue);
      const tokens = new Set(document.tokens);
      const isMeant =
        all.every((group) => group.some((word) => tokens.has(word))) &&
        !none.some((word) => tokens.has(word));
      if (!name || !isMeant) continue;
      matching.set(name, [...(matching.get(name) ?? []), document]);
    }
  }
  return [...matching].map(([catalogue, documents]) => ({
    catalogue,
    ids: documents
      .toSorted((one, other) => Number(other.orderable) - Number(one.orderable) || one.names - other.names)
      .slice(0, MATCHES_MAX)
      .map(({ productId }) => productId),
  }));
}
