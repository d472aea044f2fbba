import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WAITING } from '../addresses.ts';
import { useWaiting } from '../waiting.ts';
import { findThreads, indexThreads, waitingFirst } from './find-threads.ts';
import { useThreads } from './threads.slice.ts';

/** The threads that match the filter; the moderators' queue has its own address, to which the header's badge links. */
export function useShownThreads() {
  const { threads, filter } = useThreads((state) => state.threads);
  const refs = useWaiting((state) => state.moderation.refs);
  const [search] = useSearchParams();
  const waitingOnly = search.get('statut') === WAITING;
  const waiting = useMemo(() => new Set(refs), [refs]);
  const ordered = useMemo(
    () => indexThreads(waitingFirst(threads, waiting, waitingOnly)),
    [threads, waiting, waitingOnly],
  );
  const shown = useMemo(() => findThreads(ordered, filter), [ordered, filter]);
  return { shown, waiting, waitingOnly };
}
