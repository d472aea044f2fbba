import { type ReactNode, useEffect, useState } from 'react';
import { selectConnection } from '../base/connection/connection.slice.ts';
import { useHostSelector } from '../base/hooks.ts';
import type { Wanted } from './loader/states.ts';
import { useLoader } from './use-remote.ts';

interface Props {
  id: string;
  wanted: Wanted;
  children: ReactNode;
}

/**
 * Stands where a page or slot of a loaded remote is about to be drawn. One that never comes is a crash like any other, unless
 * the connection is lost: then its files come once it is back.
 */
export function Coming({ id, wanted, children }: Props) {
  const { awaitMount } = useLoader();
  const [failure, setFailure] = useState<unknown>();
  const key = JSON.stringify(wanted);
  const isOffline = useHostSelector(selectConnection) === 'down';
  useEffect(
    () => (isOffline ? undefined : awaitMount(id, JSON.parse(key) as Wanted, setFailure)),
    [awaitMount, id, key, isOffline],
  );
  if (failure) throw failure;
  return children;
}
