import type { Page } from '@playwright/test';
import type { Portal } from './portal.ts';

export const PASSWORD = 'Demo-2026!';
export const GARAGE = 'garage@demo.example';

/** Signs in through the API and returns what a browser stores then: for tests that are not about the form. */
export async function customerSession(url: string, email = GARAGE): Promise<Record<string, string>> {
  const { token } = await post<{ token: string }>(`${url}/api/user/signIn`, { email, password: PASSWORD });
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
