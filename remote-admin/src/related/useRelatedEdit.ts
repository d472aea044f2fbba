import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useMemo, useState } from 'react';
import { relatedClosed, relatedOpened, relatedSubmitted, useRelated } from './related.slice.ts';

export interface RelatedEdit {
  checked: ReadonlySet<string>;
  /** The saved references. The list shows them first, so that a row does not move when it is checked. */
  saved: readonly string[];
  dirty: boolean;
  tick: (ref: string, on: boolean) => void;
  save: () => void;
  /** Forgets what is unsaved. */
  drop: () => void;
  reload: () => void;
}

/** The references linked to one product, edited here and saved as a whole. */
export function useRelatedEdit(ref: string | null): RelatedEdit {
  const dispatch = useAppDispatch();
  const saved = useRelated((state) => state.related.refs);
  const [edited, setEdited] = useState<{ from: readonly string[]; checked: ReadonlySet<string> } | null>(
    null,
  );
  useEffect(() => {
    if (ref === null) return;
    dispatch(relatedOpened(ref));
    return () => {
      dispatch(relatedClosed());
    };
  }, [dispatch, ref]);
  const asSaved = useMemo(() => new Set(saved), [saved]);
  const checked = edited?.from === saved ? edited.checked : asSaved;
  const tick = (related: string, on: boolean) => {
    const next = new Set(checked);
    if (on) next.add(related);
    else next.delete(related);
    setEdited({ from: saved, checked: next });
  };
  return {
    checked,
    saved,
    dirty: checked.size !== asSaved.size || [...checked].some((one) => !asSaved.has(one)),
    tick,
    save: () => ref !== null && dispatch(relatedSubmitted({ ref, refs: [...checked] })),
    drop: () => setEdited(null),
    reload: () => ref !== null && dispatch(relatedOpened(ref)),
  };
}
