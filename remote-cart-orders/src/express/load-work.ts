import { lazily } from '@extranet/shared/remote';

/** What the express order asks of the server: nobody needs it before the page is there. */
export const loadWork = () => import(/* webpackChunkName: "express-work" */ './express-work.saga.ts');

/** What became of the references that were sent. */
export const ExpressOutcome = lazily(
  () => import(/* webpackChunkName: "express-work" */ './ExpressOutcome.tsx'),
);

/** Before somebody sends the first reference. If it does not come, that one asks again. */
export const prefetchWork = () =>
  void Promise.all([loadWork(), ExpressOutcome.preload()]).catch(() => undefined);
