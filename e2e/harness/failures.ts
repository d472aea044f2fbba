import type { Page } from 'playwright-core';

export interface ToldFailure {
  remote: string;
  release: string;
  reason: string;
}

/** Everything that the page tells the server of its remotes from now on; it still reaches the server. */
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
