import type { Page } from '@playwright/test';

export interface FailureReport {
  remote: string;
  release: string;
  reason: string;
}

/** Collects what the page reports to the server about its remotes; the reports still arrive there. */
export async function listenToReports(page: Page): Promise<FailureReport[]> {
  const reports: FailureReport[] = [];
  await page.route('**/api/remotes/failures', (route) => {
    reports.push(route.request().postDataJSON() as FailureReport);
    return route.continue();
  });
  return reports;
}

export const showsPanel = (page: Page, label: string) =>
  page.getByText(new RegExp(`«\\s${label}\\s» n’est pas disponible pour le moment`)).waitFor();

/** The part of the shell that draws tables: its name says nothing, what it does is in it. */
export async function scriptOfTables(page: Page): Promise<string> {
  const found = page.waitForResponse(
    async (answer) =>
      /\/assets\/.+\.js$/.test(answer.url()) && (await answer.text()).includes('aria-rowcount'),
  );
  await page.goto('/catalog');
  return new URL((await found).url()).pathname;
}
