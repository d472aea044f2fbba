import { useEffect } from 'react';
import { pageData } from '../../base/page-data.ts';
import { useLoader, useRegistry } from '../use-remote.ts';
import { watchFigures } from './watch.ts';

/** Measures how remotes run for as long as somebody is signed in. */
export function useFigures(): void {
  const registry = useRegistry();
  const loader = useLoader();
  useEffect(() => watchFigures({ registry, loader }, pageData()), [registry, loader]);
}
