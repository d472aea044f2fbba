import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** Rows picked in a list. What a filter hides is not acted on: only picked rows that are shown count. */
export function useSelection(shown: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(
    () => (picked.size === 0 ? picked : new Set(shown.filter((id) => picked.has(id)))),
    [picked, shown],
  );
  const toggle = useCallback(
    (id: string) =>
      setPicked((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const set = useCallback((all: readonly string[]) => setPicked(new Set(all)), []);
  return { ids, toggle, set };
}
