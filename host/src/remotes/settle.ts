import { registerTexts } from '@extranet/shared/i18n';
import type { RemoteModule } from '@extranet/shared/remote';
import type { AppStore } from '@extranet/shared/store';
import { goTo } from '../base/navigation.ts';
import { type LoadFailure, loadFailure } from './states.ts';

interface Crashes {
  /** Its saga is gone. */
  onCrash: (error: unknown) => void;
  /** A part of its saga is gone. */
  onPartCrash: (error: unknown) => void;
}

const undos = new Map<string, () => void>();

/** They come before anything else of it, so that nothing is ever painted as bare keys. */
export async function takeTexts({ texts }: RemoteModule): Promise<void> {
  registerTexts(texts.namespace, (await texts.load()).default);
}

/** State and sagas, then whatever it does on its own: in one go, so that no crash falls between two moments. */
export function settle(store: AppStore, module: RemoteModule, crashes: Crashes): void {
  const stillborn = inject(store, module, crashes);
  if (stillborn) {
    unsettle(store, module.id);
    throw stillborn;
  }
  const undo = module.activate?.({ dispatch: store.dispatch, navigate: goTo });
  if (undo) undos.set(module.id, undo);
}

/** A saga that throws before its first pause has ended when this returns: such a remote never stood. */
function inject(store: AppStore, module: RemoteModule, crashes: Crashes): LoadFailure | undefined {
  let stillborn: LoadFailure | undefined;
  let standing = false;
  const onCrash = (error: unknown) => {
    if (standing) crashes.onCrash(error);
    else stillborn = loadFailure('saga', String(error), error);
  };
  store.injectRemote(module.id, { ...crashes, reducer: module.reducer, saga: module.saga, onCrash });
  standing = true;
  return stillborn;
}

/** Saga cancelled, state forgotten, activation undone; evaluated code stays in the browser. */
export function unsettle(store: AppStore, id: string): void {
  undos.get(id)?.();
  undos.delete(id);
  store.ejectRemote(id);
}
