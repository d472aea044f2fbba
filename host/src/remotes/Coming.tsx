import { type ReactNode, useEffect, useState } from 'react';
import type { Wanted } from './loader/states.ts';
import { useLoader } from './use-remote.ts';

interface Props {
  id: string;
  wanted: Wanted;
  children: ReactNode;
}

/** Stands where a page or slot of a loaded remote is about to be drawn. One that never comes is a crash like any other. */
export function Coming({ id, wanted, children }: Props) {
  const { awaitMount } = useLoader();
  const [failure, setFailure] = useState<unknown>();
  const key = JSON.stringify(wanted);
  useEffect(() => awaitMount(id, JSON.parse(key) as Wanted, setFailure), [awaitMount, id, key]);
  if (failure) throw failure;
  return children;
}
