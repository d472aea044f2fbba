import { registerTexts } from '@extranet/shared/i18n';
import { sessionReducer } from '@extranet/shared/session';
import { createAppStore } from '@extranet/shared/store';
import fr from '../locales/fr.json';
import { adminSaga } from '../saga.ts';
import { adminReducer } from '../state.ts';

/** The remote as it stands in the shell; calls are the tests' affair. */
export function startRemote() {
  registerTexts('admin', fr);
  const store = createAppStore({ session: sessionReducer });
  store.injectRemote('admin', { reducer: adminReducer, saga: adminSaga });
  const read = () => (store.getState() as unknown as { admin: ReturnType<typeof adminReducer> }).admin;
  return { store, read };
}

/** Lets everything that waits for an answer go on. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
