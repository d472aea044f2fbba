import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

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
      return { status: answer.status, body: bodyOf(text) };
    } catch (error) {
      // Why, for whoever looks into it.
      return { status: 0, body: { cause: String((error as Error).cause ?? error) } };
    }
  };

/** The same from an address of this machine's own, for a balancer that gives each address so many connections. */
export function callsFrom(localAddress: string, url: string, token: string): Calls {
  const agent = new Agent({ keepAlive: true, localAddress });
  return async (path, body, headers = {}) => {
    const request = ask(url + path, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    try {
      request.end(body === undefined ? undefined : JSON.stringify(body));
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, body: bodyOf(await textOf(answer)) };
    } catch (error) {
      return { status: 0, body: { cause: String(error) } };
    }
  };
}

const bodyOf = (text: string): unknown =>
  text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;

export async function tokenAt(url: string, email: string, password = 'Demo-2026!'): Promise<string> {
  const { status, body } = await callsAt(url)('/api/user/signIn', { email, password });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}

/** The error message of a refusal. */
export const sentenceOf = ({ body }: Answer): string =>
  (body as { error?: { message?: string } } | null)?.error?.message ?? '';
