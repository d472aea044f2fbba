import { lazily } from '@extranet/shared/remote';

const load = () => import(/* webpackChunkName: "route-order" */ './Order.tsx');
export const orderPage = lazily(load);

/** Before somebody opens an order of a list. If it does not come, the page asks again, and says so. */
export const preloadOrderPage = () => void orderPage.preload().catch(() => undefined);
