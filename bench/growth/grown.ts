import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../api/src/base/config/index.ts';
import { openDatabase } from '../../api/src/base/db/index.ts';
import { DEMO_ADMIN } from '../../api/src/demo/index.ts';
import { closeDays } from '../../api/src/ordering/index.ts';
import { findUserByEmail, openSession } from '../../api/src/people/index.ts';
import { startServer } from '../../tools/lib/servers/index.ts';
import { memoryOf } from '../lib/load.ts';
import { newDatabase } from '../lib/new-database.ts';
import { postgres, sqlite } from './dialects.ts';
import { fillDatabase, type Size } from './fill.ts';

/** A portal on a database of a given size, and one of its customers with his orders. */
export interface Grown {
  readonly customers: number;
  readonly customer: string;
  readonly admin: string;
  /** Of the customer, the newest first. */
  readonly orders: readonly string[];
  /** One that he may order. */
  readonly product: string;
  /** A thousand of the catalogue. */
  readonly refs: readonly string[];
  readonly call: (token: string, method: string, path: string, body?: unknown) => Promise<Response>;
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

export interface Wanted extends Size {
  readonly products: number;
}

/**
 * A new database of the server, or without one an embedded one: the demonstration with so many products, and copies of its customer
 * and orders.
 */
export async function growPortal(server: string | null, name: string, size: Wanted): Promise<Grown> {
  const database = server && (await newDatabase(server, name));
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-bench-'));
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_PRODUCTS: String(size.products),
    LOG_LEVEL: 'warn',
    ...(database && { DATABASE_URL: database }),
  };
  const logFile = join(dataDir, 'log');
  await (await startServer(env, { logFile })).stop();
  await fillDatabase(database ? await postgres(database) : await sqlite(join(dataDir, 'extranet.db')), size);
  await closePastDays(env);
  const people = await peopleOf(env);
  const { url, pid, stop } = await startServer(env, { logFile });
  return {
    ...people,
    customers: size.customers,
    call: (token, method, path, body) =>
      fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(isDocument(body) && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isDocument(body) ? JSON.stringify(body) : (body as FormData) }),
      }),
    memory: () => memoryOf(pid).peak,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

const isDocument = (body: unknown) => body !== undefined && !(body instanceof FormData);

/** As the server does within ten minutes of its start. */
async function closePastDays(env: Record<string, string | undefined>): Promise<void> {
  const { db, close } = await openDatabase(parseConfig(env), { owner: false });
  const since = performance.now();
  await closeDays({ db, now: () => new Date() });
  console.log(`past days closed in ${Math.round(performance.now() - since)} ms`);
  await close();
}

async function peopleOf(env: Record<string, string | undefined>) {
  const { db, close } = await openDatabase(parseConfig(env), { owner: false });
  try {
    const id = 'g-7';
    const orders = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', id)
      .orderBy('ordered_at', 'desc')
      .execute();
    const { id: product } = await db
      .selectFrom('products')
      .select('id')
      .where('catalogue', '=', 'Attelage')
      .where('price_cents', '>', 0)
      .where('statut', '=', 'disponible')
      .where('stock_code', '=', '1')
      .limit(1)
      .executeTakeFirstOrThrow();
    const refs = await db
      .selectFrom('products')
      .select('ref')
      .where('catalogue', '=', 'Attelage')
      .where('statut', '!=', 'supprime')
      .orderBy('ref_norm')
      .limit(1000)
      .execute();
    const administrator = await findUserByEmail(db, DEMO_ADMIN);
    return {
      orders: orders.map((order) => order.id),
      product,
      refs: refs.map(({ ref }) => ref),
      customer: await openSession(db, id, 'customer', new Date()),
      admin: await openSession(db, administrator?.id ?? '', 'admin', new Date()),
    };
  } finally {
    await close();
  }
}
