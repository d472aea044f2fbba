import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type ApplicationLine,
  applicationsOf,
  isSameList,
  linesOf,
  newLine,
  type Problems,
  problemsOf,
} from './application-lines.ts';
import {
  applicationsClosed,
  applicationsOpened,
  applicationsSubmitted,
  useApplications,
} from './applications.slice.ts';

export interface ApplicationsEdit {
  lines: readonly ApplicationLine[];
  /** Of lines that were tried to be saved, and of those that are closed. */
  problems: ReadonlyMap<string, Problems>;
  /** The line whose fields are open. */
  open: string | null;
  dirty: boolean;
  onOpen: (key: string | null) => void;
  add: () => void;
  change: (line: ApplicationLine) => void;
  remove: (key: string) => void;
  save: () => void;
  reload: () => void;
  /** The list becomes what the product's own record says; saved, it follows the record again. */
  follow: () => void;
}

/**
 * The vehicles that a product fits, edited here and saved as a whole. Without a product nothing is requested. They may follow the
 * product's own make, model and years: when it was saved (`savedAt`), they are read again.
 */
export function useApplicationsEdit(prodId: string | null, savedAt: string | undefined): ApplicationsEdit {
  const dispatch = useAppDispatch();
  const { list, tag, origin } = useApplications((state) => state.applications);
  const saved = useMemo(() => linesOf(list), [list]);
  const [edited, setEdited] = useState<{ from: typeof saved; lines: readonly ApplicationLine[] } | null>(
    null,
  );
  const [open, setOpen] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  // Edits belong to the list that they were made on: a newer list discards them.
  const lines = edited?.from === saved ? edited.lines : saved;
  const dirty = !isSameList(lines, saved);
  const readAgain = useEffectEvent(() => {
    if (prodId !== null && !dirty) dispatch(applicationsOpened(prodId));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time of saving is the reason to read again.
  useEffect(() => readAgain(), [prodId, savedAt]);
  useEffect(
    () => () => {
      dispatch(applicationsClosed());
    },
    [dispatch],
  );
  const all = useMemo(() => problemsOf(lines), [lines]);
  const problems = useMemo(
    () => (tried || open === null ? all : new Map([...all].filter(([key]) => key !== open))),
    [all, tried, open],
  );
  const edit = (next: readonly ApplicationLine[]) => setEdited({ from: saved, lines: next });
  return {
    lines,
    problems,
    open,
    dirty,
    onOpen: setOpen,
    add: () => {
      const line = newLine();
      edit([...lines, line]);
      setOpen(line.key);
    },
    change: (line) => edit(lines.map((one) => (one.key === line.key ? line : one))),
    remove: (key) => {
      edit(lines.filter((line) => line.key !== key));
      if (open === key) setOpen(null);
    },
    save: () => {
      setTried(true);
      const [wrong] = all.keys();
      if (wrong !== undefined) setOpen(wrong);
      else if (prodId !== null) {
        setOpen(null);
        dispatch(applicationsSubmitted({ prodId, tag, list: applicationsOf(lines) }));
      }
    },
    follow: () => {
      if (origin) edit(linesOf(origin.own));
      setOpen(null);
    },
    reload: () => prodId !== null && dispatch(applicationsOpened(prodId)),
  };
}
