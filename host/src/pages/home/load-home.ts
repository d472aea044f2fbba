import { HOME } from '../../base/addresses.ts';
import { loadPart } from '../../base/parts.ts';

type Home = typeof import('./home.part.ts');

let home: Home | undefined;

/** The page and its skeleton, if they are there already: they can be drawn at once. */
export const loadedHome = (): Home | undefined => home;

export const takeHome = (chunk: Home): void => {
  home = chunk;
};

export async function loadHome() {
  const chunk = await loadPart(import(/* webpackChunkName: "home" */ './home.part.ts'));
  takeHome(chunk);
  return chunk.HomePage;
}

/** Fetches the home page while the server checks who is signed in. */
export async function prefetchHome(): Promise<void> {
  try {
    await loadHome();
  } catch {
    // The page fetches it again when it is shown, and then says what is wrong.
  }
}

export const prefetchHomeIfThere = async (): Promise<void> => {
  if (location.pathname === HOME) await prefetchHome();
};
