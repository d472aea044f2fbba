import pg from 'pg';
import { KeptStatements } from './postgres-statements.ts';

/**
 * A client whose statements have a time limit, which may change while the client is open, and whose frequent statements are
 * planned once. A statement past the limit may still be running and would delay the next one, so its connection is destroyed.
 */
export function clientWithTimeout(timeoutMs: () => number): typeof pg.Client {
  const kept = new KeptStatements();
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has eight overloads
    override query(...parameters: any[]): any {
      const [text, values] = parameters as [unknown, unknown];
      const answer: unknown =
        typeof text === 'string' && Array.isArray(values) && parameters.length === 2
          ? this.#planned(text, values)
          : super.query(...(parameters as [string]));
      const limit = timeoutMs();
      if (limit === 0 || !(answer instanceof Promise)) return answer;
      return this.#within(limit, answer);
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
      const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
      const timer = setTimeout(() => connection.stream.destroy(new Error('Query read timeout')), limit);
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
      }
    }
  };
}
