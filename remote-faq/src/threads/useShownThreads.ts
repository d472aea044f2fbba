import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MINE, WAITING } from '../addresses.ts';
import { useWaiting } from '../waiting.ts';
import { findThreads, indexThreads, type Only, waitingFirst } from './find-threads.ts';
import { useThreads } from './threads.slice.ts';

const ONLY: Readonly<Record<string, Only>> = { [WAITING]: 'waiting', [MINE]: 'mine' };

/** The threads that match the filter; the moderators' queue has its own address, to which the header's badge links. */
export function useShownThreads() {
  const { threads, filter, synonyms } = useThreads((state) => state.threads);
  const refs = useWaiting((state) => state.moderation.refs);
  const [search] = useSearchParams();
  const only = ONLY[search.get('statut') ?? ''] ?? null;
  const waiting = useMemo(() => new Set(refs), [refs]);
  const ordered = useMemo(() => indexThreads(waitingFirst(threads, waiting, only)), [threads, waiting, only]);
  // A letter stands in the field at once; the list follows.
  const sought = useDeferredValue(filter);
  const found = useMemo(() => findThreads(ordered, sought, synonyms ?? []), [ordered, sought, synonyms]);
  return { shown: found.threads, understood: found.understood, waiting, only };
}
