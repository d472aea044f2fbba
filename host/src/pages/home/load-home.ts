import { HOME } from '../../base/addresses.ts';
import { loadPart } from '../../base/parts.ts';

export async function loadHome() {
  return (await loadPart(import(/* webpackChunkName: "home" */ './home.part.ts'))).HomePage;
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
