import type { Page } from '@playwright/test';
import { showsPanel } from '../../harness/failures.ts';
import { networkQuiet } from '../../harness/visits.ts';
import { type Stage, timed } from './stage.ts';

export const PANEL =
  "in place of the forum a panel, 'n’est pas disponible pour le moment', with 'Réessayer' and a number";
export const PREVIOUS = 'the forum, in its previous release';

export const showsForum = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();

/** Somebody goes to the forum: how long until this is seen. */
async function going(page: Page, sees: () => Promise<unknown>): Promise<number> {
  await page.goto('/home');
  await page.getByRole('link', { name: 'FAQ' }).waitFor();
  return timed(async () => {
    await page.getByRole('link', { name: 'FAQ' }).click();
    await sees();
  });
}

export async function goingToForum({ seen }: Stage, page: Page): Promise<number> {
  const ms = await going(page, () => showsForum(page));
  // Its list comes a moment later; without it the picture would show grey bars.
  await networkQuiet(page).catch(() => {});
  await seen(page);
  return ms;
}

export async function goingToPanel({ seen }: Stage, page: Page): Promise<number> {
  const ms = await going(page, () => showsPanel(page, 'FAQ'));
  await page.getByText(/Numéro de l’incident\s: FAQ-/).waitFor();
  await seen(page);
  return ms;
}

/** The page has reported it with this reason: the log has it, and the figures count it. */
export async function reported({ logged, measured }: Stage, reason: string): Promise<string> {
  await logged(new RegExp(`"remote":"faq".*"reason":"${reason}".*remote failed`));
  await measured(new RegExp(`^extranet_remote_failures_total\\{.*remote="faq".*reason="${reason}"`, 'm'));
  return `its team and the operators: log 'remote failed' and extranet_remote_failures_total, reason ${reason}`;
}
