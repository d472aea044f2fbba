import { lazily } from '@extranet/shared/remote';

const loadOutcome = () => import(/* webpackChunkName: "express-work" */ './ExpressOutcome.tsx');

/** What became of the references that were sent, with its texts. */
export const ExpressOutcome = lazily(loadOutcome);

/** What the express order asks of the server: nobody needs it before the page is there. What it answers has its texts by then. */
export async function loadWork() {
  await loadOutcome();
  return import(/* webpackChunkName: "express-work" */ './express-work.saga.ts');
}

/** Before somebody sends the first reference. If it does not come, that one asks again. */
export const prefetchWork = () =>
  void Promise.all([loadWork(), ExpressOutcome.preload()]).catch(() => undefined);
