import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { App } from '../app-types.ts';
import type { CurrentUser } from '../current-user.ts';
import type { Reading } from '../db/schema.ts';
import { isApiFailure } from '../errors.ts';
import { noteWrite } from './account-writes.queries.ts';
import type { Replica } from './open-replica.ts';

/** A replica that is read is at most ten seconds behind: what was written before this time it has. */
const WRITES_MATTER_MS = 60_000;
const ACCOUNTS_MAX = 10_000;
const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** PostgreSQL's 'cannot execute ... in a read-only transaction': a mistake of ours, which no repetition may hide. */
const IS_WRITE = '25006';
/** The replica cut off the statement for what it had to take over from the primary: it is well. */
const WAS_IN_THE_WAY = '40001';

/**
 * Runs a read. All reads of one request see one place, or from some point on the primary: what one of them says of the version of
 * the others (an ETag, a key of a cache) is therefore never newer than they are.
 */
export type Read = <T>(work: (db: Reading) => Promise<T>) => Promise<T>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * For reads that may be some seconds old, except that callers always see what they have written themselves. Nothing may be
     * decided by them: prices and stock of an order, rights and sessions are read from `db`.
     */
    readonly reading: (request: FastifyRequest) => Promise<Read>;
  }
}

/** Reads from the replica where there is one, and notes who has written (ADR 0027). Register it before the routes. */
export const reading = fp(async (app: App) => {
  const { replica } = app.database;
  const fromPrimary: Read = (work) => work(app.db);
  if (!replica) {
    app.decorate('reading', async () => fromPrimary);
    return;
  }
  const held = new LRUCache<string, true>({ max: ACCOUNTS_MAX, ttl: WRITES_MATTER_MS });

  app.decorate('reading', async ({ user }) => {
    if (replica.watch.verdict.state !== 'used') {
      replica.reads.away += 1;
      return fromPrimary;
    }
    if (!held.has(user.id) && (await hasOwnWrites(replica, user, app.now())))
      return fromReplica(app, replica);
    replica.reads.own += 1;
    return fromPrimary;
  });

  // Before the answer leaves, so that the caller's next request finds the note, whichever process gets it. A refused write is
  // noted too: part of it may have been committed.
  app.addHook('onSend', async ({ method, user, log }: FastifyRequest & { user?: CurrentUser }) => {
    if (!user || READ_METHODS.includes(method)) return;
    try {
      await noteWrite(app.db, user.id, app.now());
    } catch (error) {
      held.set(user.id, true);
      log.warn({ err: error }, 'a write was not noted: its account reads from the primary for a minute');
    }
  });

  app.addHook('onReady', () =>
    replica.watch.start(({ state, why }) => {
      const line = `the replica ${why}`;
      if (state === 'used') app.log.info(line);
      else app.log.warn(`${line}: reads go to the primary`);
    }),
  );
  app.addHook('onClose', () => replica.watch.stop());
});

async function hasOwnWrites(
  { watch }: Replica,
  { wroteAt, wroteTo }: CurrentUser,
  now: Date,
): Promise<boolean> {
  if (wroteAt === null || wroteTo === null) return true;
  if (now.getTime() - Date.parse(wroteAt) > WRITES_MATTER_MS) return true;
  return watch.hasReached(wroteTo);
}

function fromReplica(app: App, replica: Replica): Read {
  let hasFailed = false;
  return async (work) => {
    if (hasFailed) return work(app.db);
    try {
      const result = await work(replica.db);
      replica.reads.replica += 1;
      return result;
    } catch (error) {
      if (isApiFailure(error) || codeOf(error) === IS_WRITE) throw error;
      hasFailed = true;
      replica.reads.failed += 1;
      app.log.warn({ err: error }, 'a read of the replica failed and is repeated at the primary');
      if (codeOf(error) !== WAS_IN_THE_WAY) replica.watch.lose();
      return work(app.db);
    }
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Object && 'code' in error ? String(error.code) : '';
