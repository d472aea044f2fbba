import pg from 'pg';

/**
 * A client whose statements have a time limit, which may change while the client is open. A statement past the limit may
 * still be running and would delay the next one, so its connection is destroyed.
 */
export function clientWithTimeout(timeoutMs: () => number): typeof pg.Client {
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has eight overloads
    override query(...parameters: any[]): any {
      const answer: unknown = super.query(...(parameters as [string]));
      const limit = timeoutMs();
      if (limit === 0 || !(answer instanceof Promise)) return answer;
      return this.#within(limit, answer);
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
