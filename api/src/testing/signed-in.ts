import type { App } from '../base/app-types.ts';
import type { SessionKind } from '../base/current-user.ts';
import { openSession } from '../people/sessions/sessions.queries.ts';
import { findUserByEmail } from '../people/users/users.queries.ts';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  payload?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Read as what the test expects: the assertions on it are the check. */
  json<T>(): T;
}

export type Caller = (url: string, call?: Call) => Promise<Answer>;

/** Calls without a token. */
export function visitor(app: App): Caller {
  return caller(app, {});
}

/** Calls with a token of the account's own, without the cost of a password. */
export async function signedIn(app: App, email: string, kind: SessionKind = 'customer'): Promise<Caller> {
  return withToken(app, await tokenOf(app, email, kind));
}

export function withToken(app: App, token: string): Caller {
  return caller(app, { authorization: `Bearer ${token}` });
}

export async function tokenOf(app: App, email: string, kind: SessionKind = 'customer'): Promise<string> {
  const user = await findUserByEmail(app.db, email);
  if (!user) throw new Error(`no account ${email}`);
  return openSession(app.db, user.id, kind, app.now());
}

function caller(app: App, headers: Record<string, string>): Caller {
  return async (url, { method = 'GET', payload, headers: more = {} } = {}) => {
    const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
    const type: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' };
    const response = await app.inject({ method, url, headers: { ...headers, ...type, ...more }, ...body });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: <T>() => JSON.parse(response.body) as T,
    };
  };
}
