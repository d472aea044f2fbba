import type { RegistryEntry } from '@extranet/shared/registry';
import { selectFaqRole } from '@extranet/shared/session';
import type { AppStore, PlatformState } from '@extranet/shared/store';

export type Gate = (entry: RegistryEntry) => Promise<boolean>;

/** Whether the account may have a remote; waits for the server to say whose session this is. */
export const createGate =
  (store: AppStore): Gate =>
  (entry) =>
    new Promise((resolve) => {
      let stop = () => {};
      const decide = () => {
        const answer = mayHave(entry, store.getState() as PlatformState);
        if (answer === undefined) return;
        stop();
        resolve(answer);
      };
      stop = store.subscribe(decide);
      decide();
    });

/** An administrator's pages show parts of the customers' remotes as well. Undefined while it is not known. */
function mayHave({ access, needs }: RegistryEntry, state: PlatformState): boolean | undefined {
  const { status, admin } = state.session;
  const isAdmin = admin === 'granted';
  if (access === 'admin') return isAdmin;
  if (status === 'unknown' && !isAdmin) return undefined;
  if (isAdmin) return true;
  return needs === 'faq' ? selectFaqRole(state) !== 'none' : status === 'signedIn';
}
