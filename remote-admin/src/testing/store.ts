import { registerTexts } from '@extranet/shared/i18n';
import { sessionReducer } from '@extranet/shared/session';
import { createAppStore } from '@extranet/shared/store';
import fr from '../locales/fr.json';
import { type AdminState, remote } from '../remote.ts';

/** The remote in the real store, as in the shell. */
export function startRemote() {
  registerTexts('admin', fr);
  const store = createAppStore({ session: sessionReducer });
  store.injectRemote(remote.id, remote);
  const read = () => (store.getState() as unknown as { admin: AdminState }).admin;
  return { store, read };
}
