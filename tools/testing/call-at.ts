export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The body as the type that the test expects. It is not validated: the test's assertions do that. */
  json<T>(): T;
}

export type CallAt = (url: string, path: string, call?: CallOptions) => Promise<Answered>;

interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Calls the API with this token at any server. A refusal is returned like any other answer. */
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
