import type { FittingRulesTable } from '../../base/db/schema/fitting.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

type VersionRow = Omit<FittingRulesTable, 'rules'>;

const VERSIONS_SHOWN = 200;

/** 0 while none was saved: the portal then proposes by applications alone. */
export async function newestVersion(db: DbOrTransaction): Promise<number> {
  const row = await db
    .selectFrom('fitting_rules')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** The JSON text of a version's rules. */
export async function rulesOfVersion(db: DbOrTransaction, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('fitting_rules')
    .select('rules')
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.rules;
}

/** Newest first. */
export const listVersions = (db: DbOrTransaction): Promise<VersionRow[]> =>
  db
    .selectFrom('fitting_rules')
    .select(['version', 'author', 'saved_at', 'comment', 'rule_count'])
    .orderBy('version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();

/** Answers whether it was saved; it is not when somebody else's took its number. */
export async function addVersion(db: DbOrTransaction, row: FittingRulesTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('fitting_rules')
    .values(row)
    .onConflict((taken) => taken.column('version').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
