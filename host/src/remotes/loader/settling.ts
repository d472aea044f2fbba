import { registerTexts } from '@extranet/shared/i18n';
import type { HostApi, RemoteModule } from '@extranet/shared/remote';
import type { AppStore } from '@extranet/shared/store';
import { LoadFailure } from './failure.ts';

interface Crashes {
  /** Its saga has crashed. */
  onCrash: (error: unknown) => void;
  /** A part of its saga has crashed. */
  onPartCrash: (error: unknown) => void;
}

export interface Settling {
  /** Adds its state and sagas, then activates it, without a pause between them in which a crash could be missed. */
  settle: (module: RemoteModule, crashes: Crashes) => void;
  /** Cancels its saga, drops its state and undoes its activation. The evaluated code stays in the browser. */
  unsettle: (id: string) => void;
}

export async function takeTexts({ texts }: RemoteModule): Promise<void> {
  registerTexts(texts.namespace, (await texts.load()).default);
}

/** Adds a remote's module to the running page, and removes it. */
export function createSettling(store: AppStore, navigate: HostApi['navigate']): Settling {
  const undos = new Map<string, () => void>();

  function unsettle(id: string): void {
    undos.get(id)?.();
    undos.delete(id);
    store.ejectRemote(id);
  }

  function settle(module: RemoteModule, crashes: Crashes): void {
    try {
      inject(store, module, crashes);
      const undo = module.activate?.({ dispatch: store.dispatch, navigate });
      if (undo) undos.set(module.id, undo);
    } catch (error) {
      unsettle(module.id);
      throw error;
    }
  }

  return { settle, unsettle };
}

/** Throws when its saga does before its first pause: the remote never ran. */
function inject(store: AppStore, module: RemoteModule, crashes: Crashes): void {
  let failedAtStart: LoadFailure | undefined;
  let started = false;
  const onCrash = (error: unknown) => {
    if (started) crashes.onCrash(error);
    else failedAtStart = new LoadFailure('saga', String(error), error);
  };
  store.injectRemote(module.id, { ...crashes, reducer: module.reducer, saga: module.saga, onCrash });
  started = true;
  if (failedAtStart) throw failedAtStart;
}
