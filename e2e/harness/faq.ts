import type { FaqPost } from '@extranet/shared/contracts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PASSWORD } from './sessions.ts';

export type Caller = (path: string, init?: { method: string; body: unknown }) => Promise<Response>;

/** Signs in as this account and returns a function that calls the API for it. */
export async function callerOf(url: string, email: string): Promise<Caller> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/user/signIn`, { method: 'POST', headers, body });
  const { token } = (await answer.json()) as { token: string };
  return (path, init) =>
    fetch(`${url}/api${path}`, {
      method: init?.method ?? 'GET',
      headers: { authorization: `Bearer ${token}`, ...(init && headers) },
      ...(init && { body: JSON.stringify(init.body) }),
    });
}

export async function contribute(
  call: Caller,
  postRef: string,
  postText: string,
  postStatus?: FaqPost['postStatus'],
): Promise<FaqPost> {
  const answer = await call('/faq/post', {
    method: 'POST',
    body: { postRef, postText, postPictures: [], postStatus },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as FaqPost;
}

/** Threads with only unmoderated contributions are not listed for a customer: what was handed out is remembered here. */
const given = new Set<string>();

/** Returns a function that gives a different reference without any contribution at each call. */
export async function unusedRefs(call: Caller): Promise<() => string> {
  const threads = (await (await call('/faq/threads')).json()) as { ref: string }[];
  const known = new Set(threads.map(({ ref }) => ref));
  const refs = (await (await call('/faq/availableRefs')).json()) as string[];
  const free = refs.filter((ref) => ref.startsWith('FA') && !known.has(ref) && !given.has(ref));
  return () => {
    const ref = free.pop() as string;
    given.add(ref);
    return ref;
  };
}

/** Wider than high, so that a quarter turn can be seen. */
export const picture = (name = 'prise.png', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#337755' } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Contribuer|Reprendre ma contribution)$/ }).click();
  await page.getByRole('textbox', { name: 'Texte' }).waitFor();
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texte' }).click();
  await page.keyboard.insertText(text);
}
