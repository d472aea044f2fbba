import type { Page } from '@playwright/test';
import { hashToken, newToken } from '../../api/src/base/secrets/index.ts';
import type { Portal } from './portal.ts';

export const PASSWORD = 'Demo-2026!';
export const GARAGE = 'garage@demo.example';

/**
 * Opens a session and returns what a browser stores then: for tests that are not about signing in. The session is written to
 * the database, because a password's hash costs as much as loading a page.
 */
export async function customerSession(portal: Portal, email = GARAGE): Promise<Record<string, string>> {
  const [user] = portal.rows<{ id: string }>(`select id from users where email = '${email}'`);
  if (!user) throw new Error(`No session can be opened for ${email}: nobody has this address.`);
  const token = newToken();
  const now = new Date();
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
  await portal.sql(
    `insert into sessions (token_hash, id, device, last_seen_at, kind, user_id, created_at, expires_at)
     values ('${hashToken(token)}', 'test-${token}', '', '${now.toISOString()}', 'customer', '${user.id}', '${now.toISOString()}', '${tomorrow.toISOString()}')`,
  );
  return { token, signedIn: '1' };
}

/** The same for the administrator, with a one-time link. */
export async function adminSession(portal: Portal): Promise<Record<string, string>> {
  const { searchParams } = new URL(await portal.adminLink());
  const link = Object.fromEntries(searchParams);
  const { token, backOfficeUrl } = await post<{ token: string; backOfficeUrl: string }>(
    `${portal.url}/api/admin/signin`,
    link,
  );
  return { adminToken: token, ...(backOfficeUrl && { backOfficeUrl }) };
}

async function post<T>(address: string, body: unknown): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Signs in through the form, and waits for /home. */
export async function signIn(page: Page, email = GARAGE): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'CONNEXION' }).click();
  await page.getByLabel('Adresse email').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/home$/);
}
