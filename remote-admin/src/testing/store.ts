import { registerTexts } from '@extranet/shared/i18n';
import { sessionReducer } from '@extranet/shared/session';
import { createAppStore } from '@extranet/shared/store';
import fr from '../locales/fr.json';
import { type AdminState, remote } from '../remote.ts';

/** The remote as it stands in the shell; calls are the tests' affair. */
export function startRemote() {
  registerTexts('admin', fr);
  const store = createAppStore({ session: sessionReducer });
  store.injectRemote(remote.id, remote);
  const read = () => (store.getState() as unknown as { admin: AdminState }).admin;
  return { store, read };
}

/** Lets everything that waits for an answer go on. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
