import type pg from 'pg';
import type { PostgresPlace } from '../config/postgres-address.ts';

/**
 * The connections of a pool that are open. A machine that is frozen or cut off does not close its own: each that rests would
 * let somebody wait for as long as a statement may take, one after the other, while another machine has long taken over.
 */
export class OpenConnections {
  readonly #all = new Set<pg.Client>();
  readonly #resting = new Set<pg.Client>();

  constructor(pool: pg.Pool) {
    pool.on('acquire', (client) => {
      this.#all.add(clientOf(client));
      this.#resting.delete(clientOf(client));
    });
    pool.on('release', (_, client) => this.#resting.add(clientOf(client)));
    pool.on('remove', (client) => {
      this.#all.delete(clientOf(client));
      this.#resting.delete(clientOf(client));
    });
  }

  /** One of them was silent, or takes no writes: those that nobody uses are not tried one by one. */
  endResting(): void {
    for (const client of this.#resting) endNow(client, 'Connection terminated: another one was given up');
  }

  /** Another server takes the writes: whoever still waits for one that did is told at once. */
  endElsewhere(place: PostgresPlace): void {
    for (const client of this.#all)
      if (!isSamePlace(client, place))
        endNow(client, 'Connection terminated: another PostgreSQL takes the writes');
  }
}

export const isSamePlace = (one: PostgresPlace, other: PostgresPlace): boolean =>
  one.host === other.host && one.port === other.port;

/** Without a farewell, which a silent server would not answer. Whoever uses the connection hears the reason. */
export function endNow(client: pg.Client, why: string): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } };
  connection.stream.destroy(new Error(why));
}

/** What the pool hands out is what it was given to make them of. */
const clientOf = (client: pg.ClientBase): pg.Client => client as pg.Client;
