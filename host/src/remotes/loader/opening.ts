import type { Surroundings } from './surroundings.ts';

/**
 * The federation's runtime: a chunk of its own, because nobody needs it who has not signed in. Pages with remotes name it in
 * their HTML (shell.json). One that could not be fetched is asked for again by the next attempt.
 */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

/** While the server checks the password. */
export async function prefetchFederation(): Promise<void> {
  try {
    await loadFederation();
  } catch {
    // The first remote asks for it again, and its attempt then says what is wrong.
  }
}

export const openRelease: Surroundings['open'] = async (release) => (await loadFederation()).open(release);
