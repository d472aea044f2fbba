export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Read as what the test expects: the assertions on it are the check. */
  json<T>(): T;
}

export type CallAt = (url: string, path: string, call?: Sent) => Promise<Answered>;

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Calls with one token at whichever process is named; any answer is an answer. */
export const withToken =
  (token: string): CallAt =>
  async (url, path, { method, body, headers = {} } = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: <T>() => JSON.parse(text) as T };
  };

/** Looks again until it is so; a test that waits for what is meant does not depend on the machine's speed. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not within ${withinMs} ms: ${what}`);
}
