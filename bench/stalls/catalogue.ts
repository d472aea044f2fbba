import type { Person } from '../lib/people.ts';

export interface Portal {
  readonly url: string;
  readonly admin: string;
  /** Customers of all catalogues. */
  readonly people: readonly Person[];
}

type Headers = Record<string, string>;

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** To the last byte, which is not kept: this process would measure its own garbage collector. */
export async function read(
  { url }: Portal,
  path: string,
  token: string,
  headers: Headers = {},
): Promise<number> {
  const answer = await fetch(`${url}/api${path}`, { headers: { ...bearer(token), ...headers } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  return bytes;
}

/** What an administrator does all day; with a word that no product had, each time another one. */
export async function change({ url, admin }: Portal, prodId: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/api/admin/product/${prodId}`, {
    method: 'PUT',
    headers: { ...bearer(admin), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${prodId}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

export async function searches(portal: Portal, questions: readonly string[], rows: number): Promise<void> {
  for (const [at, q] of questions.entries()) {
    const { token } = portal.people[at % portal.people.length] as Person;
    await read(portal, `/search?n=${rows}&q=${encodeURIComponent(q)}`, token);
  }
}
