import type pg from 'pg';
import type { Cluster } from './cluster.ts';

const WITNESS = 'create table witness (id bigint primary key, machine text)';
/** Otherwise customers would soon hear that they order too much; the API has no switch for its throttles. */
const NO_THROTTLE = `
  create function no_throttle() returns trigger language plpgsql as
    $$ begin delete from throttles where key = new.key; return null; end $$;
  create trigger no_throttle after insert on throttles for each row execute function no_throttle()`;

/** What the rounds need in the portal's database. */
export const prepare = (cluster: Cluster): Promise<unknown> =>
  inside(cluster, (client) => client.query(`${WITNESS}; ${NO_THROTTLE}`));

/** Works on the primary, past balancer and portal. */
export async function inside<T>(cluster: Cluster, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('nobody leads');
  const client = cluster.inside(leader);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
