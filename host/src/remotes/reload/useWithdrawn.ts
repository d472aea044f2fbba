import { useEffect } from 'react';
import { useLoader, useOutdatedCount, useRegistry } from '../use-remote.ts';
import { whenCalm } from './when-calm.ts';

/**
 * A release that the registry names no more was withdrawn or taken back: it is replaced without being asked for, as soon as nobody
 * is typing and no dialog is open. A newer release is only offered, because the one that runs is sound.
 */
export function useWithdrawn(): void {
  const registry = useRegistry();
  const { outdated, read, renew } = useLoader();
  useOutdatedCount();
  const gone = outdated()
    .filter((id) => {
      const state = read(id);
      const entry = registry.find(id);
      const named = [entry?.stable, entry?.previous, entry?.canary?.release].map((release) => release?.id);
      return entry !== undefined && state.status === 'ready' && !named.includes(state.release.id);
    })
    .join(' ');
  useEffect(() => (gone ? whenCalm(() => renew(gone.split(' '))) : undefined), [gone, renew]);
}
