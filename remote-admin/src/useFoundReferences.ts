import { referenceKey } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useId, useMemo } from 'react';
import {
  fieldLeft,
  referencesReached,
  referencesTyped,
  useReferences,
} from './references/references.slice.ts';

const NONE: readonly string[] = [];

interface FoundReferences {
  references: readonly string[];
  hasMore: boolean;
  waiting: boolean;
  /** The last of them came into view: the next ones are read, if there are more. */
  readOn: () => void;
  /** No answer came. */
  failed: boolean;
  retry: () => void;
}

/** The catalogue's references that begin as it was typed; of none is asked while it is null. */
export function useFoundReferences(typed: string | null): FoundReferences {
  const dispatch = useAppDispatch();
  const field = useId();
  const key = typed === null ? null : referenceKey(typed);
  const ask = useCallback(() => {
    if (key !== null) dispatch(referencesTyped({ field, key }));
  }, [dispatch, field, key]);
  const readOn = useCallback(() => {
    if (key !== null) dispatch(referencesReached(key));
  }, [dispatch, key]);
  useEffect(ask, [ask]);
  useEffect(() => () => void dispatch(fieldLeft(field)), [dispatch, field]);
  const found = useReferences(({ references }) => references.found);
  const isFailed = useReferences(({ references }) => references.failed);
  return useMemo(() => {
    const own = key === null ? undefined : found[key];
    const failed = isFailed && !own;
    const references = own?.refs ?? narrowed(found, key ?? '');
    const hasMore = own?.hasMore ?? false;
    return { references, hasMore, waiting: key !== null && !own && !failed, readOn, failed, retry: ask };
  }, [found, isFailed, key, ask, readOn]);
}

/** Until the answer comes: those of the letters before it that still match. */
function narrowed(found: Record<string, { refs: readonly string[] }>, key: string): readonly string[] {
  for (let length = key.length - 1; length > 0; length -= 1) {
    const before = found[key.slice(0, length)];
    if (before) return before.refs.filter((ref) => referenceKey(ref).startsWith(key));
  }
  return NONE;
}
