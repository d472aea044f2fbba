import pg from 'pg';
import { addressAt, type PostgresPlace } from '../config/postgres-address.ts';
import { isSamePlace } from './postgres-connections.ts';

/** SQLSTATE of a statement that writes, on a server that only reads: a standby, or a primary that has become one. */
export const READ_ONLY = '25006';

/** Throws as PostgreSQL itself would at the first write. */
export async function assertWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'off') return;
  throw Object.assign(new Error('this PostgreSQL takes no writes: it is a standby'), { code: READ_ONLY });
}

interface Servers {
  readonly address: string;
  readonly places: readonly PostgresPlace[];
  readonly withinMs: number;
  /** Called with the one that takes writes, each time that it had to be looked for. */
  readonly onFound: (place: PostgresPlace) => void;
}

/**
 * Which of several servers to connect to. It is the one that was right last time, until that one fails; then all are asked at
 * once, and the first that takes writes is it. node-postgres itself knows one host.
 */
export class PrimaryFinder {
  #known: PostgresPlace | undefined;
  #asking: Promise<PostgresPlace> | undefined;
  readonly #servers: Servers;

  constructor(servers: Servers) {
    this.#servers = servers;
  }

  /** Many connections may be wanted at the same time: they wait for the same answer. */
  async find(): Promise<PostgresPlace> {
    if (this.#known) return this.#known;
    this.#asking ??= this.#askAll().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** This one may take writes no more. Where another one is known by now, that one stays. */
  forget(place: PostgresPlace): void {
    if (this.#known && isSamePlace(this.#known, place)) this.#known = undefined;
  }

  async #askAll(): Promise<PostgresPlace> {
    const asked = this.#servers.places.map((place) => this.#ask(place));
    const found = await Promise.any(asked).catch(({ errors }: AggregateError) => {
      throw errors[0];
    });
    this.#known = found;
    this.#servers.onFound(found);
    return found;
  }

  async #ask(place: PostgresPlace): Promise<PostgresPlace> {
    const { address, withinMs } = this.#servers;
    const client = new pg.Client({
      connectionString: addressAt(address, place),
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await assertWritable(client);
      return place;
    } finally {
      // Not awaited: a server that hangs would delay the answer of another.
      client.end().catch(() => undefined);
    }
  }
}
