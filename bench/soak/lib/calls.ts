/** The answer to a call; status 0 when there was none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export type Calls = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Calls a server that may be killed, frozen or out of disk at any moment: a missing answer is a result and no error. */
export const callsAt =
  (url: string, token = ''): Calls =>
  async (path, body, headers = {}) => {
    try {
      const answer = await fetch(url + path, {
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
      };
    } catch (error) {
      // Why, for whoever looks into it.
      return { status: 0, body: { cause: String((error as Error).cause ?? error) } };
    }
  };

export async function tokenAt(url: string, email: string, password = 'Demo-2026!'): Promise<string> {
  const { status, body } = await callsAt(url)('/api/user/signIn', { email, password });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}

/** The error message of a refusal. */
export const sentenceOf = ({ body }: Answer): string =>
  (body as { error?: { message?: string } } | null)?.error?.message ?? '';
