import pg from 'pg';

/** Copies of a demonstration account with its address and password, so that each orders from a cart of their own. */
export async function addPeople(url: string, count = 30): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'id', 'u-soak' || n, 'email', 'soak' || n || '@demo.example', 'email_norm', 'soak' || n || '@demo.example'))).*
     from users u, generate_series(1, $1::int) n where u.id = 'u-atelier'`,
    [count],
  );
  await client.query(
    `insert into deliveries select (jsonb_populate_record(d, jsonb_build_object(
       'id', 'd-soak' || n || '-1', 'user_id', 'u-soak' || n))).*
     from deliveries d, generate_series(1, $1::int) n where d.id = 'd-atelier-1'`,
    [count],
  );
  await client.end();
  return Array.from({ length: count }, (_, index) => `soak${index + 1}`);
}

/** An account's email. */
export const emailOf = (name: string): string => `${name}@demo.example`;
