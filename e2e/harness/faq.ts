import type { FaqPost } from '@extranet/shared/contracts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

export type Caller = (path: string, init?: { method: string; body: unknown }) => Promise<Response>;

/** Calls the API beside the browser, as this account. */
export async function callerOf(url: string, name: string): Promise<Caller> {
  const body = JSON.stringify({ email: `${name}@demo.example`, password: 'Demo-2026!' });
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

/** A reference of a kind that nobody has written about; each call gives another. */
export async function unusedRefs(call: Caller): Promise<() => string> {
  const threads = (await (await call('/faq/threads')).json()) as { ref: string }[];
  const known = new Set(threads.map(({ ref }) => ref));
  const refs = (await (await call('/faq/availableRefs')).json()) as string[];
  const free = refs.filter((ref) => ref.startsWith('FA') && !known.has(ref));
  return () => free.pop() as string;
}

/** Wider than high, so that a quarter turn shows. */
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
