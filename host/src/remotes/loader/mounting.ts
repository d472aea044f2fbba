import type { Release } from '@extranet/shared/registry';
import type { Clock } from './clock.ts';
import type { FetchFiles } from './files.ts';
import type { Limits } from './limits.ts';
import type { Wanted } from './states.ts';

/** Most pages are there sooner, and nothing need be fetched for them twice. */
const GRACE_MS = 500;

interface MountingParts {
  clock: Clock;
  limits: Limits;
  fetchFiles: FetchFiles;
}

/**
 * Watches over a page or slot of a loaded remote that is not drawn yet. Once its files are there it has as long as any other
 * step. The answer ends the watch.
 */
export const createMounting =
  ({ clock, limits, fetchFiles }: MountingParts) =>
  (release: Release, wanted: Wanted, onFailure: (failure: unknown) => void): (() => void) => {
    const controller = new AbortController();
    const { signal } = controller;
    const never = new Promise<never>(() => {});
    const watch = async () => {
      const { borrowed } = await fetchFiles(release, wanted);
      await limits.within('its drawing', never, { borrowed, signal });
    };
    const callOff = clock.after(GRACE_MS, () => {
      watch().catch((failure: unknown) => {
        if (!signal.aborted) onFailure(failure);
      });
    });
    return () => {
      callOff();
      controller.abort();
    };
  };
