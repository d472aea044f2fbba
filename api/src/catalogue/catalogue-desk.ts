import type { CatalogueImportResult, DeskImport } from '@extranet/shared/contracts';
import type { Reading } from '../base/db/schema.ts';
import { group } from '../base/desk/asked.ts';
import type { DeskSource } from '../base/desk/desk-source.ts';
import { hoursAgo, queueLine } from '../base/desk/queue-line.ts';
import { findProducts, guessProducts } from './search/back-office/find-products.ts';

const URGENT_HOURS = 48;
const IMPORTS_SHOWN = 3;

export const catalogueDesk: DeskSource = {
  waiting: async (db, now) => {
    const requests = await db
      .selectFrom('part_requests')
      .select(({ fn, eb }) => [
        fn.countAll().as('count'),
        fn
          .sum(eb.case().when('asked_at', '<', hoursAgo(now, URGENT_HOURS)).then(1).else(0).end())
          .as('urgent'),
        fn.min('asked_at').as('oldest'),
      ])
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow();
    return [queueLine('partRequests', requests)];
  },
  imports: async (db) => {
    const rows = await db
      .selectFrom('import_jobs')
      .leftJoin('users', 'users.id', 'import_jobs.admin_id')
      .select(['import_jobs.id', 'import_jobs.status', 'import_jobs.result', 'import_jobs.created_at'])
      .select(['users.firstname', 'users.name'])
      .orderBy('import_jobs.created_at', 'desc')
      .orderBy('import_jobs.id')
      .limit(IMPORTS_SHOWN)
      .execute();
    const outcomes = new Map(
      rows.map(({ id, result }) => [
        id,
        result === null ? null : (JSON.parse(result) as Partial<CatalogueImportResult>),
      ]),
    );
    const undone = await undoneAmong(db, [...outcomes.values()]);
    return rows.map(({ id, status, created_at, firstname, name }): DeskImport => {
      const outcome = outcomes.get(id) ?? null;
      return {
        id,
        status: undone.has(outcome?.importId ?? '') ? 'undone' : status,
        ...{ at: created_at, by: `${firstname ?? ''} ${name ?? ''}`.trim() },
        updated: outcome?.updated ?? null,
        unread: (outcome?.unreadableCount ?? 0) + (outcome?.unknownCount ?? 0),
      };
    });
  },
  find: async (db, asked) => group('products', await findProducts(db, asked)),
  guess: async (db, asked) => group('products', await guessProducts(db, asked)),
};

async function undoneAmong(db: Reading, outcomes: readonly (Partial<CatalogueImportResult> | null)[]) {
  const ids = outcomes.flatMap((outcome) => outcome?.importId ?? []);
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'undone')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
