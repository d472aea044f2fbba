import { HOME } from '../../base/addresses.ts';
import { join } from '../../base/parts.ts';

export async function loadHome() {
  const part = await import(/* webpackChunkName: "home" */ './home.part.ts');
  join(part.homePart);
  return part.HomePage;
}

/** Fetches the home page while the server checks who is signed in; nothing waits for it. */
export function prefetchHome(): void {
  loadHome().catch(() => {
    // The page fetches it again when it is shown, and then says what is wrong.
  });
}

export const prefetchHomeIfThere = (): void => {
  if (location.pathname === HOME) prefetchHome();
};
