import type { Page } from '@playwright/test';
import { callApi } from './calls.ts';
import type { Portal } from './portal.ts';
import { GARAGE } from './sessions.ts';

let copies = 0;

/**
 * Creates a customer for one test: a copy of a demonstration account with its rights, discounts, special prices,
 * addresses and password, but without cart and orders. Returns the address to sign in with.
 */
export async function customerLike(portal: Portal, email = GARAGE): Promise<string> {
  copies += 1;
  const id = `u-copy-${copies}`;
  const copy = `copie-${copies}@demo.example`;
  const original = `select id from users where email = '${email}'`;
  const columnsOf = (table: string) =>
    portal.rows<{ name: string }>(`select name from pragma_table_info('${table}')`).map(({ name }) => name);
  const copyRows = (table: string, where: string, changed: Record<string, string>) => {
    const columns = columnsOf(table);
    const values = columns.map((column) => changed[column] ?? column);
    return `insert into ${table} (${columns}) select ${values} from ${table} where ${where};`;
  };
  await portal.sql(
    copyRows('users', `email = '${email}'`, { id: `'${id}'`, email: `'${copy}'`, email_norm: `'${copy}'` }) +
      ['special_prices', 'deliveries']
        .map((table) =>
          copyRows(table, `user_id = (${original})`, { id: `'${id}-' || id`, user_id: `'${id}'` }),
        )
        .join(''),
  );
  return copy;
}

interface Row {
  prodId: string;
  prodRef: string;
}

/** Puts references into the cart. */
export const fillCart = (page: Page, ...lines: { ref: string; qty: number }[]) =>
  callApi(page, 'POST', '/express_order', lines);

/** The first wiring harnesses that can be ordered now. */
export async function orderable(page: Page, count: number): Promise<Row[]> {
  const query = encodeURIComponent(
    JSON.stringify({
      'prodCatalogue:eq': 'Faisceau',
      'prodStatut:eq': 'disponible',
      'prodCodeStock:in': ['1', '2', '3'],
      'prodPrix:gte': 1,
    }),
  );
  return callApi(page, 'GET', `/products?query=${query}&l=0,${count}`);
}
