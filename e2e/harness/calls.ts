import type { Page } from '@playwright/test';

/** Calls the API as the customer who is signed in in this browser. */
export const callApi = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  call(page, 'token', method, path, body);

/** Calls the API as the administrator who is signed in in this browser. */
export const asAdmin = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  call(page, 'adminToken', method, path, body);

async function call<T>(
  page: Page,
  key: 'token' | 'adminToken',
  method: string,
  path: string,
  body: unknown,
): Promise<T> {
  const { origins } = await page.context().storageState();
  const origin = origins.find(({ localStorage }) => localStorage.some(({ name }) => name === key));
  const token = origin?.localStorage.find(({ name }) => name === key)?.value;
  const answer = await fetch(`${origin?.origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text && JSON.parse(text)) as T;
}
