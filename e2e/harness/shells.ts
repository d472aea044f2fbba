import { expect, type Page } from '@playwright/test';
import type { FailureReport } from './failures.ts';
import type { Visit } from './visits.ts';

export const showsHome = (page: Page) =>
  page.getByRole('heading', { name: "Bienvenue dans l'extranet clients" }).waitFor();

/** Whether the page's scripts are those of this shell. */
export const hasShell = (page: Page, id: string) =>
  page.evaluate((one) => document.querySelector(`script[src*="${one}"]`) !== null, id);

/** What the browser says of the shell's canary. */
export const cookieOf = async ({ context }: Pick<Visit, 'context'>) =>
  (await context.cookies()).find(({ name }) => name === 'shell')?.value;

/** Waits for the page that brings the cookie: the next one is the canary's. */
export async function isOffered(visited: Visit, canary: string): Promise<void> {
  await showsHome(visited.page);
  await expect.poll(() => cookieOf(visited)).toBe(canary);
}

/** Loads of a page of the portal itself, in order. */
export function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Seen and not held up: the page is being left while it reports. */
export function reportsOf(page: Page): FailureReport[] {
  const reports: FailureReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/remotes/failures'))
      reports.push(request.postDataJSON() as FailureReport);
  });
  return reports;
}
