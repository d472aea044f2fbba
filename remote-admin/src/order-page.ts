import { lazily } from '@extranet/shared/remote';

const load = () => import(/* webpackChunkName: "route-extradmin-order" */ './OrderWorkPage.tsx');
export const orderPage = lazily(load);

/** Before somebody opens an order of a list. If it does not come, the page asks again, and says so. */
export const preloadOrderPage = () => void orderPage.preload().catch(() => undefined);
