import type { SlotName } from '@extranet/shared/remote';
import type { Loader } from '../loader/loader.ts';
import type { Ready } from '../loader/states.ts';
import type { RemoteRegistry } from '../registry/registry.ts';
import type { Running } from './sums.ts';

export interface Place {
  registry: Pick<RemoteRegistry, 'all' | 'forPath' | 'forSlot'>;
  loader: Pick<Loader, 'read'>;
}

/** Whose release something is: by its address, by its element, by the page that is shown. */
export function createWhose({ registry, loader }: Place) {
  const readyOf = (id: string): Ready | null => {
    const state = loader.read(id);
    return state.status === 'ready' ? state : null;
  };

  function running(remote: string | undefined): Running | null {
    const release = remote === undefined ? undefined : readyOf(remote)?.release.id;
    return remote !== undefined && release !== undefined ? { remote, release } : null;
  }

  const ofPage = (): Running | null => running(registry.forPath(location.pathname)?.id);

  /**
   * The places of the home page say which slot they are; what is in none of them belongs to the page, dialogs beside it included. Of
   * several remotes in one slot nobody knows which it was.
   */
  function ofElement(target: unknown): Running | null {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
    if (!place) return ofPage();
    const fillings = registry.forSlot(place.dataset.slot as SlotName);
    return fillings.length === 1 ? running(fillings[0]?.id) : null;
  }

  /** Of a script, or of a stack that names one. */
  function ofAddress(text: string): Running | null {
    for (const { id } of registry.all()) {
      const ready = readyOf(id);
      if (ready && text.includes(ready.release.base)) return { remote: id, release: ready.release.id };
    }
    return null;
  }

  /** All that run in this page, and how long each was awaited. */
  const all = (): { running: Running; awaitedMs: number }[] =>
    registry.all().flatMap(({ id: remote }) => {
      const ready = readyOf(remote);
      if (!ready) return [];
      return { running: { remote, release: ready.release.id }, awaitedMs: ready.since - ready.asked };
    });

  return { ofPage, ofElement, ofAddress, all };
}
