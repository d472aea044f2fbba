import pg from 'pg';
import { addressAt, type PostgresPlace, placesOf, wantsWrites } from '../config/postgres-address.ts';
import { clientWithTimeout } from './postgres-client.ts';
import { OpenConnections } from './postgres-connections.ts';
import { assertWritable, PrimaryFinder } from './postgres-primary.ts';

/**
 * None of our transactions is idle for so long. A machine that loses its power or its network does not close its
 * connections: without this limit its locks would stay for two hours.
 */
const VANISHED_AFTER_MS = 15_000;
/** And the server asks by itself whether the machine is there: everybody's orders wait for a lock that one of them has taken along. */
const ASKED_WHETHER_THERE = [
  'tcp_keepalives_idle=2',
  'tcp_keepalives_interval=1',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=5000',
];
/** To start helpers for one question takes longer than most questions, and on a busy server the others wait for the processors. */
const WITHOUT_HELPERS = 'max_parallel_workers_per_gather=0';
const CONNECTIONS_MAX = 20;
/** A new connection costs its first questions some ten milliseconds, and plans each statement anew. */
const IDLE_CLOSED_AFTER_MS = 60_000;
/** Of the time for a connection, what finding the right one of several servers may take. */
const ASKING_SHARE = 0.6;
const INT8 = 20;

interface Limits {
  readonly connectWithinMs: number;
  /** 0 for no limit. */
  readonly statementWithinMs: () => number;
}

export function openPool(url: string, { connectWithinMs, statementWithinMs }: Limits): pg.Pool {
  const places = placesOf(url);
  const asking = {
    ...{ address: url, places, withinMs: connectWithinMs * ASKING_SHARE },
    onFound: (place: PostgresPlace) => connections.endElsewhere(place),
  };
  const finder = places.length > 1 ? new PrimaryFinder(asking) : undefined;
  const onConnect = (client: pg.ClientBase) =>
    assertWritable(client).catch((error) => {
      finder?.forget(client as pg.Client);
      throw error;
    });
  const pool = new pg.Pool({
    // With several servers the client replaces the host at each connect.
    connectionString: finder && places[0] ? addressAt(url, places[0]) : url,
    max: CONNECTIONS_MAX,
    idleTimeoutMillis: IDLE_CLOSED_AFTER_MS,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: VANISHED_AFTER_MS,
    options: [...ASKED_WHETHER_THERE, WITHOUT_HELPERS].map((setting) => `-c ${setting}`).join(' '),
    // Statements sent at the same time do not wait for each other's answers.
    pipeline: true,
    types: { getTypeParser: parserOf },
    Client: clientWithTimeout({
      ...{ timeoutMs: statementWithinMs, finder },
      onGivenUp: () => connections.endResting(),
    }),
    ...(wantsWrites(url) ? { onConnect } : {}),
  });
  const connections = new OpenConnections(pool);
  // The pool replaces a connection that the server closes. Without these handlers the event would end the process,
  // whether the connection is idle (the pool's event) or busy (its own).
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** bigint columns hold cents, counts and places in the log, far below 2^53: numbers as on SQLite, not strings. */
function parserOf(type: number, format?: 'text' | 'binary') {
  if (type === INT8) return Number;
  return pg.types.getTypeParser(type, format);
}
