import type { Dialect } from './dialects.ts';

export interface Size {
  readonly customers: number;
  readonly orders: number;
  /** Special prices of each customer. */
  readonly pricesEach: number;
}

/** Of each order so many lines are copied. */
const LINES = 2;
const YEARS = 5;

/** Copies of the demonstration's customer and orders, written by statements that make all rows in the database: millions in minutes. */
export async function fillDatabase(dialect: Dialect, { customers, orders, pricesEach }: Size): Promise<void> {
  const { run, series } = dialect;
  const copy = async (table: string, changed: Record<string, string>, from: string) => {
    const names = await dialect.columns(table);
    const values = names.map((name) => `${changed[name] ?? `source."${name}"`} as "${name}"`);
    await run(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')} ${from}`,
    );
  };
  try {
    await copy('users', CUSTOMER, `from users source, ${series(customers, 'n')} where id = 'u-atelier'`);
    // As the trigger notes them, where it is on.
    await run(
      "insert into customer_index_due select id from users where id like 'g-%' on conflict do nothing",
    );
    await run(
      `create temporary table sources as select *, row_number() over (order by id) - 1 as place from orders
       where status = 'validee' and company is null`,
    );
    const ofPlace = `place = n % ${await dialect.count('select count(*) as count from sources')}`;
    const numbered = series(orders, 'n');
    await copy(
      'orders',
      orderOf(dialect, customers, orders),
      `from ${numbered} join sources source on source.${ofPlace}`,
    );
    await copy(
      'order_items',
      { id: `'g-' || n || '-' || source.position`, order_id: `'g-' || n`, vehicle: 'null' },
      `from ${numbered} join sources one on one.${ofPlace}
       join order_items source on source.order_id = one.id and source.position < ${LINES}`,
    );
    await run(
      `create temporary table priced as select ref, ref_norm, price_cents, row_number() over (order by id) - 1 as place
       from products where price_cents > 100`,
    );
    await run(dialect.index('priced', 'place'));
    await run(
      `insert into special_prices (id, user_id, prod_ref, ref_norm, price_cents, status, updated_at)
       select 'g-' || c || '-' || k, 'g-' || c, p.ref, p.ref_norm, p.price_cents * 9 / 10, 'active', '2026-01-01T00:00:00.000Z'
       from ${series(customers, 'c')} cross join ${series(pricesEach, 'k')}
       join priced p on p.place = (cast(c as bigint) * 7919 + k) % (select count(*) from priced)`,
    );
  } finally {
    await dialect.close();
  }
}

const CUSTOMER = {
  id: `'g-' || n`,
  email: `'client' || n || '@garages.example'`,
  email_norm: `'client' || n || '@garages.example'`,
  comp_name: `'Garage ' || n`,
  city: `case n % 6 when 0 then 'Brest' when 1 then 'Nantes' when 2 then 'Lyon' when 3 then 'Lille' when 4 then 'Nice' else 'Angoulême' end`,
};

/** Evenly over the years up to now, and over the customers. */
const orderOf = ({ yearsAgo, padded }: Dialect, customers: number, orders: number) => {
  const { at, year } = yearsAgo(`${YEARS}.0 * n / ${orders}`);
  return {
    id: `'g-' || n`,
    ref: `'GRO-' || ${padded('n')}`,
    ref_norm: `'GRO' || ${padded('n')}`,
    internal_ref: `'OR-' || n`,
    internal_ref_norm: `'OR' || n`,
    user_id: `'g-' || (1 + n % ${customers})`,
    ordered_at: at,
    validated_at: at,
    updated_at: at,
    year,
    delivery_id: 'null',
    pdf_id: 'null',
  };
};
