import type { Catalogue } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import { describeAll } from '../search-index/documents.ts';
import {
  type ExactQuestion,
  type Found,
  type IndexDocument,
  MATCHES_MAX,
  type Wanted,
} from '../search-index/engine.ts';
import { engineOf } from '../search-index/engine-of.ts';
import type { SearchStatus } from './status.ts';

const PAGE = 250;

/** What matches in each catalogue. */
export async function findExact(
  db: Reading,
  status: SearchStatus,
  question: ExactQuestion,
  wanted: Wanted,
): Promise<Found[]> {
  if (question.length === 0 || wanted.catalogs.length === 0) return [];
  return status.isReadable ? engineOf(db).find(db, question, wanted) : findPlainly(db, question, wanted);
}

/** Without an index: every product is looked at. Slower, and right. One such search at a time, so that others get their turn. */
function findPlainly(db: Reading, question: ExactQuestion, wanted: Wanted): Promise<Found[]> {
  const turn = before.then(() => lookThrough(db, question, wanted));
  before = turn.catch(() => undefined);
  return turn;
}
let before: Promise<unknown> = Promise.resolve();

async function lookThrough(
  db: Reading,
  question: ExactQuestion,
  { catalogs, rows, known = [] }: Wanted,
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
      .map(({ productId }) => productId)
      .filter((id, at) => at < rows || known.includes(id)),
    count: Math.min(documents.length, MATCHES_MAX),
  }));
}
