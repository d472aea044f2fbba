import pg from 'pg';
import { endNow } from './postgres-connections.ts';
import { type PrimaryFinder, READ_ONLY } from './postgres-primary.ts';
import { KeptStatements } from './postgres-statements.ts';

/**
 * PostgreSQL gives up waiting for a lock before the client gives up the statement: a connection that the client closes would
 * go on waiting on the server, and these would soon take all of its places. The server ends nothing else by the clock: it
 * would also end the wait of a commit for the standby, and then call it done.
 */
const LOCK_GIVEN_UP_BEFORE_MS = 1000;
const lockLimit = (statementMs: number): number => Math.max(0, statementMs - LOCK_GIVEN_UP_BEFORE_MS);

interface Choices {
  /** How long a statement may take, 0 for no limit; may change while connections are open. */
  readonly timeoutMs: () => number;
  /** Undefined: there is one server, the one that the pool's address names. */
  readonly finder: PrimaryFinder | undefined;
  /** The server was silent for too long, or takes no writes: its other connections are no better. */
  readonly onGivenUp: () => void;
}

/**
 * A client whose statements have a time limit, and whose frequent statements are planned once. A statement past the limit may
 * still be running and would delay the next one, so its connection is destroyed; one to a server that takes no writes (any
 * more) is as well, and the next one goes to whoever does.
 */
export function clientWithTimeout({ timeoutMs, finder, onGivenUp }: Choices): typeof pg.Client {
  const kept = new KeptStatements();
  return class extends pg.Client {
    #lockMs: number;

    constructor(options?: pg.ClientConfig) {
      const lockMs = lockLimit(timeoutMs());
      super({ ...options, lock_timeout: lockMs });
      this.#lockMs = lockMs;
      // The server may be gone: the next connection asks again who takes writes.
      if (finder) this.on('error', () => finder.forget(this));
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has two overloads
    override connect(callback?: any): any {
      if (!finder || !callback) return super.connect(callback);
      finder.find().then((place) => {
        Object.assign(this, place);
        super.connect((error: Error) => {
          if (error) finder.forget(place);
          callback(error);
        });
      }, callback);
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has eight overloads
    override query(...parameters: any[]): any {
      const limit = timeoutMs();
      this.#limitLocks(lockLimit(limit));
      const [text, values] = parameters as [unknown, unknown];
      const answer: unknown =
        typeof text === 'string' && Array.isArray(values) && parameters.length === 2
          ? this.#planned(text, values)
          : super.query(...(parameters as [string]));
      if (limit === 0 || !(answer instanceof Promise)) return answer;
      return this.#within(limit, answer);
    }

    /** A connection from before the server served has no limit yet. Sent ahead of what is asked, never within a transaction. */
    #limitLocks(lockMs: number): void {
      if (lockMs === this.#lockMs) return;
      this.#lockMs = lockMs;
      super.query(`set lock_timeout = ${lockMs}`).catch(() => undefined);
    }

    #planned(text: string, values: unknown[]): Promise<pg.QueryResult> {
      const name = kept.nameOf(text);
      const send = (named: string | undefined) =>
        super.query(named ? { name: named, text, values } : { text, values });
      if (!name) return send(undefined);
      return send(name).catch((error: unknown) => {
        // In a transaction the statements before it are undone with it: whoever began it must begin again.
        if (!kept.forgetIfChanged(error) || this.getTransactionStatus() !== 'I') throw error;
        return send(undefined);
      });
    }

    async #within<T>(limit: number, answer: Promise<T>): Promise<T> {
      const timer = setTimeout(() => this.#destroy('Query read timeout'), limit);
      try {
        return await answer;
      } catch (error) {
        if (isReadOnly(error)) this.#destroy('Connection terminated: this PostgreSQL takes no writes');
        throw error;
      } finally {
        clearTimeout(timer);
      }
    }

    #destroy(why: string): void {
      endNow(this, why);
      finder?.forget(this);
      onGivenUp();
    }
  };
}

const isReadOnly = (error: unknown): boolean =>
  error instanceof Object && 'code' in error && error.code === READ_ONLY;
