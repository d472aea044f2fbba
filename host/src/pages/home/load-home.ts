import { HOME } from '../../base/addresses.ts';
import { join } from '../../base/parts.ts';

export async function loadHome() {
  const part = await import(/* webpackChunkName: "home" */ './home.part.ts');
  join(part.homePart);
  return part.HomePage;
}

/** While the server is asked who it is, the page that follows is fetched: nothing waits for it. */
export function prefetchHome(): void {
  loadHome().catch(() => {
    // Only a head start was lost: the page itself says what is wrong.
  });
}

export const prefetchHomeIfThere = (): void => {
  if (location.pathname === HOME) prefetchHome();
};
