import pg from 'pg';

/**
 * A client whose statements have a limit that may change while it lives. A statement past it may still be running, and
 * its connection would answer the next one late as well: it is thrown away with it.
 */
export function clientOf(patienceMs: () => number): typeof pg.Client {
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has eight overloads
    override query(...parameters: any[]): any {
      const asked: unknown = super.query(...(parameters as [string]));
      const limit = patienceMs();
      if (limit === 0 || !(asked instanceof Promise)) return asked;
      return this.#within(limit, asked);
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
