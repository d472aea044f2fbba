import { stepsText } from '@extranet/shared/rules/product';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { ExportColumn } from '../../../base/spreadsheets/export/export-table.ts';
import { shortDate } from '../../../base/text/french.ts';
import { stepsOf } from '../../prices/special-terms.ts';

const PAGE_ROWS = 1000;

type Row = Awaited<ReturnType<typeof page>>[number];

const day = (iso: string | null) => (iso ? shortDate(`${iso}T12:00:00Z`) : '');
const amount = (cents: number | null) => (cents === null ? null : Number(cents) / 100);

/** As an import reads them: what goes out comes in again unchanged. */
export const specialPriceColumns: readonly ExportColumn<Row>[] = [
  {
    head: 'Client',
    value: ({ comp_name, name, firstname }) => comp_name || `${name} ${firstname}`.trim(),
    width: 28,
  },
  { head: 'Email', value: ({ email }) => email, width: 32 },
  { head: 'Numéro de fidélité', value: ({ loyalty_number }) => loyalty_number },
  { head: 'Référence', value: ({ prod_ref }) => prod_ref },
  { head: 'Désignation', value: ({ designation }) => designation ?? '', width: 44 },
  { head: 'Prix public HT', value: ({ list_cents }) => amount(list_cents), decimals: 2 },
  { head: 'Prix spécial HT', value: ({ price_cents }) => amount(price_cents), decimals: 2 },
  { head: 'Valable du', value: ({ valid_from }) => day(valid_from), isDay: true },
  { head: 'Valable jusqu’au', value: ({ valid_to }) => day(valid_to), isDay: true },
  {
    head: 'Paliers',
    value: ({ steps }) => stepsText(stepsOf(steps).map(({ from, cents }) => ({ from, price: cents / 100 }))),
  },
];

/** Of one customer or of all, each page from where the one before ended. */
export async function* specialPricePages(
  db: DbOrTransaction,
  userId: string | undefined,
): AsyncGenerator<Row[]> {
  for (let after = { user_id: '', ref_norm: '' }; ; ) {
    const rows = await page(db, userId, after);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < PAGE_ROWS) return;
    after = last;
  }
}

const page = (
  db: DbOrTransaction,
  userId: string | undefined,
  after: { readonly user_id: string; readonly ref_norm: string },
) =>
  db
    .selectFrom('special_prices')
    .innerJoin('users', 'users.id', 'special_prices.user_id')
    .select(['user_id', 'ref_norm', 'prod_ref', 'price_cents', 'valid_from', 'valid_to', 'steps'])
    .select(['comp_name', 'name', 'firstname', 'email', 'loyalty_number'])
    .select([
      listed<number | null>(sql`max(p.price_cents)`).as('list_cents'),
      listed<string | null>(sql`min(p.titre)`).as('designation'),
    ])
    .where('special_prices.status', '=', 'active')
    .where('users.status', '!=', 'supprime')
    .where(userId === undefined ? sql<SqlBool>`1 = 1` : sql<SqlBool>`user_id = ${userId}`)
    .where(sql<SqlBool>`(user_id, ref_norm) > (${after.user_id}, ${after.ref_norm})`)
    .orderBy('user_id')
    .orderBy('ref_norm')
    .limit(PAGE_ROWS)
    .execute();

const listed = <T>(value: ReturnType<typeof sql>) =>
  sql<T>`(select ${value} from products p where p.ref_norm = special_prices.ref_norm and p.statut <> 'supprime')`;
