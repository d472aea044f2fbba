import type { Page } from '@playwright/test';

export interface ToldFailure {
  remote: string;
  release: string;
  reason: string;
}

/** Collects what the page reports to the server about its remotes; the reports still arrive there. */
export async function listenToReports(page: Page): Promise<ToldFailure[]> {
  const told: ToldFailure[] = [];
  await page.route('**/api/remotes/failures', (route) => {
    told.push(route.request().postDataJSON() as ToldFailure);
    return route.continue();
  });
  return told;
}

export const showsPanel = (page: Page, label: string) =>
  page.getByText(new RegExp(`«\\s${label}\\s» n'est pas disponible pour le moment`)).waitFor();
