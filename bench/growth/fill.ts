import pg from 'pg';

export interface Size {
  readonly customers: number;
  readonly orders: number;
  /** Special prices of each customer. */
  readonly pricesEach: number;
}

/** Of each order so many lines are copied. */
const LINES = 2;
const YEARS = 5;

/**
 * Copies of the demonstration's customer and orders, written by statements that make all rows in the database: millions in
 * minutes. Keys to other tables are not checked meanwhile.
 */
export async function fillDatabase(url: string, { customers, orders, pricesEach }: Size): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    const copy = async (table: string, changed: Record<string, string>, from: string) => {
      const names = await columnsOf(client, table);
      const values = names.map((name) => `${changed[name] ?? `source."${name}"`} as "${name}"`);
      await client.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')} ${from}`,
      );
    };
    await copy(
      'users',
      CUSTOMER,
      `from users source, generate_series(1, ${customers}) n where id = 'u-atelier'`,
    );
    // As the trigger would note them, which is off meanwhile.
    await client.query("insert into customer_index_due select id from users where id like 'g-%'");
    await client.query(
      `create temporary table sources as select *, row_number() over (order by id) - 1 as place from orders
       where status = 'validee' and company is null`,
    );
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from sources');
    const numbered = `generate_series(1, ${orders}) n`;
    const ofPlace = `place = n % ${rows[0]?.count}`;
    await copy(
      'orders',
      orderOf(customers, orders),
      `from ${numbered} join sources source on source.${ofPlace}`,
    );
    await copy(
      'order_items',
      { id: `'g-' || n || '-' || source.position`, order_id: `'g-' || n`, vehicle: 'null' },
      `from ${numbered} join sources one on one.${ofPlace}
       join order_items source on source.order_id = one.id and source.position < ${LINES}`,
    );
    await client.query(
      `create temporary table priced as select ref, ref_norm, price_cents, row_number() over (order by id) - 1 as place
       from products where price_cents > 100`,
    );
    await client.query('create index on priced (place)');
    await client.query(
      `insert into special_prices (id, user_id, prod_ref, ref_norm, price_cents, status, updated_at)
       select 'g-' || c || '-' || k, 'g-' || c, p.ref, p.ref_norm, p.price_cents * 9 / 10, 'active', '2026-01-01T00:00:00.000Z'
       from generate_series(1, ${customers}) c cross join generate_series(1, ${pricesEach}) k
       join priced p on p.place = (c::bigint * 7919 + k) % (select count(*) from priced)`,
    );
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

const CUSTOMER = {
  id: `'g-' || n`,
  email: `'client' || n || '@garages.example'`,
  email_norm: `'client' || n || '@garages.example'`,
  comp_name: `'Garage ' || n`,
  city: `(array['Brest', 'Nantes', 'Lyon', 'Lille', 'Nice', 'Angoulême'])[1 + n % 6]`,
};

/** Evenly over the years up to now, and over the customers. */
const orderOf = (customers: number, orders: number) => {
  const at = `to_char(now() at time zone 'utc' - interval '${YEARS} years' * n / ${orders}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const ref = (prefix: string) => `'${prefix}' || lpad(n::text, 8, '0')`;
  return {
    id: `'g-' || n`,
    ref: ref('GRO-'),
    ref_norm: ref('GRO'),
    internal_ref: `'OR-' || n`,
    internal_ref_norm: `'OR' || n`,
    user_id: `'g-' || (1 + n % ${customers})`,
    ordered_at: at,
    validated_at: at,
    updated_at: at,
    year: `extract(year from now() - interval '${YEARS} years' * n / ${orders})`,
    delivery_id: 'null',
    pdf_id: 'null',
  };
};

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = $1 and table_schema = 'public'
     and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}
