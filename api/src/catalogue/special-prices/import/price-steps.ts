import { type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { Changed, ImportSteps } from '../../../base/imports/change-import.ts';
import { summaryOf } from '../../../base/imports/import-summary.queries.ts';
import { readThreshold } from '../../../base/imports/threshold.ts';
import { compareAgain } from './keep-prices.queries.ts';

const GONE_MAX = 50;

/** Terms that the file has no column for may be anything since. */
const TERMS = { from: 'valid_from', to: 'valid_to', steps: 'steps' } as const;
type Kind = 'apply' | 'undo';

/** 's' is the active price that stands, or nothing. */
const isAsExpected = (kind: Kind) => {
  const side = sql.raw(kind === 'apply' ? 'before' : 'after');
  const terms = Object.entries(TERMS).map(
    ([term, column]) =>
      sql`(r.after_${sql.raw(term)} is null or coalesce(s.${sql.raw(column)}, '') = coalesce(r.${side}_${sql.raw(term)}, ''))`,
  );
  return sql<SqlBool>`(coalesce(s.price_cents, -1) = coalesce(r.${side}_cents, -1) and ${sql.join(terms, sql` and `)})`;
};

const STANDING = sql`left join special_prices s on s.user_id = r.user_id and s.ref_norm = r.object_id and s.status = 'active'`;

/** Prices of customers, by statements over the whole file: their transaction has to be short. */
export const priceSteps: ImportSteps = {
  actions: { apply: 'specialPrices.import', undo: 'specialPrices.undo' },
  objects: 'specialPrices',
  table: 'special_prices',

  async refresh(db, importId) {
    await compareAgain(db, importId);
    const { rows } = await sql<{
      ref: string;
      reason: string;
      who: string;
    }>`select r.ref as ref, r.reason as reason,
        ${WHO} as who
      from import_results r inner join users u on u.id = r.user_id
      where r.import_id = ${importId} and r.state = 'deleted' and r.object_id <> '' order by r.line limit ${GONE_MAX}`.execute(
      db,
    );
    return rows.map(
      ({ ref, who, reason }) =>
        `${ref} pour ${who} (${reason.startsWith('Ce client') ? 'client' : 'produit'} supprimé)`,
    );
  },

  changedSince: (db, importId, kind, named) => changed(db, importId, kind, named),

  async write(db, importId, kind, at) {
    const { numAffectedRows } = await (kind === 'apply'
      ? putPrices(db, importId, at)
      : takeBackPrices(db, importId, at));
    return Number(numAffectedRows ?? 0);
  },

  summary: async (db, importId) => summaryOf(db, importId, await readThreshold(db)),
};

const WHO = sql.raw("case when u.comp_name <> '' then u.comp_name else u.name || ' ' || u.firstname end");

/** A price that was removed once has its row still, and takes it again, without its former terms. */
function putPrices(db: DbOrTransaction, importId: string, at: string) {
  const terms = Object.entries(TERMS).map(
    ([term, column]) => sql`nullif(coalesce(r.after_${sql.raw(term)}, s.${sql.raw(column)}), '')`,
  );
  return sql`insert into special_prices (id, user_id, prod_ref, ref_norm, price_cents, status, updated_at, valid_from, valid_to, steps)
    select r.import_id || '-' || r.line, r.user_id, r.ref, r.object_id, r.after_cents, 'active', ${at}, ${sql.join(terms)}
    from import_results r ${STANDING}
    where r.import_id = ${importId} and r.state = 'change' and ${isAsExpected('apply')}
    on conflict (user_id, ref_norm) do update set prod_ref = excluded.prod_ref, price_cents = excluded.price_cents,
      status = excluded.status, updated_at = excluded.updated_at, valid_from = excluded.valid_from,
      valid_to = excluded.valid_to, steps = excluded.steps`.execute(db);
}

function takeBackPrices(db: DbOrTransaction, importId: string, at: string) {
  const terms = Object.entries(TERMS).map(
    ([term, column]) =>
      sql`${sql.raw(column)} = case when r.after_${sql.raw(term)} is null then s.${sql.raw(column)}
        else nullif(r.before_${sql.raw(term)}, '') end`,
  );
  return sql`update special_prices as own set price_cents = coalesce(r.before_cents, s.price_cents),
      status = case when r.before_cents is null then 'removed' else 'active' end, updated_at = ${at}, ${sql.join(terms)}
    from import_results r ${STANDING}
    where r.import_id = ${importId} and r.state = 'change' and own.id = s.id and ${isAsExpected('undo')}`.execute(
    db,
  );
}

async function changed(db: DbOrTransaction, importId: string, kind: Kind, named: number): Promise<Changed> {
  const found = sql`from import_results r inner join users u on u.id = r.user_id ${STANDING}
    where r.import_id = ${importId} and r.state = 'change' and not ${isAsExpected(kind)}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count ${found}`.execute(db);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return { names: [], count };
  const listed = await sql<{ ref: string; who: string }>`select r.ref as ref, ${WHO} as who ${found}
    order by r.line limit ${named}`.execute(db);
  return { names: listed.rows.map(({ ref, who }) => `${ref} pour ${who}`), count };
}
