import { lazily } from '@extranet/shared/remote';

const load = () => import(/* webpackChunkName: "route-orderFinalize" */ './checkout/FinalizePage.tsx');
export const finalizePage = lazily(load);

/** While the cart is shown, so that the next page opens without a connection too. If it does not come, the page asks again. */
export const preloadFinalizePage = () => void finalizePage.preload().catch(() => undefined);
