import { useEffect } from 'react';
import { useLoader, useRegistry } from '../use-remote.ts';
import { readAgain } from './read-again.ts';

/** Asks for the registry when the server's stream told of another one than this page's. */
export function useToldRegistry(told: number | null): void {
  const registry = useRegistry();
  const loader = useLoader();
  useEffect(() => {
    if (told === null) return;
    const leaving = new AbortController();
    void readAgain({ registry, loader }, told, leaving.signal);
    return () => leaving.abort();
  }, [told, registry, loader]);
}
