import type { Page } from 'playwright-core';
import type { Portal } from './portal.ts';

/** Signs in by a fresh one-time link and goes to a page of the back office. */
export async function openAsAdmin(page: Page, portal: Portal, path: string): Promise<void> {
  await page.goto(await portal.adminLink());
  await page.waitForURL(`${portal.url}/extradmin`);
  if (path === '/extradmin') return;
  await page.goto(portal.url + path);
}

/** A call as the administrator of this page makes it: what another administrator does meanwhile. */
export const asAdmin = (page: Page, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(`/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${localStorage.getItem('adminToken')}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answer.json();
    },
    { method, path, body },
  );
