import type { ApplicationsOrigin } from '@extranet/shared/contracts';
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
  /** Of lines that were left or tried to be saved: one that is being typed for the first time is not wrong yet. */
  problems: ReadonlyMap<string, Problems>;
  /** The line whose fields are open. */
  open: string | null;
  dirty: boolean;
  /** What becomes of the list's origin: as it was saved, or, edited, once it is saved. */
  origin: 'follows' | 'edited' | 'willFollow' | 'willBeEdited' | null;
  onOpen: (key: string | null) => void;
  add: () => void;
  change: (line: ApplicationLine) => void;
  remove: (key: string) => void;
  save: () => void;
  /** Forgets what is unsaved. */
  drop: () => void;
  reload: () => void;
  /** The list becomes what the product's own record says; saved, it follows the record again. */
  follow: () => void;
}

function originOf({ editedAt, own }: ApplicationsOrigin, lines: readonly ApplicationLine[], dirty: boolean) {
  const isEdited = editedAt !== null;
  const willBeEdited = dirty ? !isSameList(lines, linesOf(own)) : isEdited;
  if (willBeEdited) return isEdited ? 'edited' : 'willBeEdited';
  return isEdited ? 'willFollow' : 'follows';
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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
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
    () => new Map([...all].filter(([key]) => key !== open || left.has(key))),
    [all, left, open],
  );
  const edit = (next: readonly ApplicationLine[]) => setEdited({ from: saved, lines: next });
  const leave = (keys: readonly string[]) => setLeft((before) => new Set([...before, ...keys]));
  const handleOpen = (key: string | null) => {
    if (open !== null) leave([open]);
    setOpen(key);
  };
  return {
    lines,
    problems,
    open,
    dirty,
    origin: origin && originOf(origin, lines, dirty),
    onOpen: handleOpen,
    add: () => {
      const line = newLine();
      edit([...lines, line]);
      handleOpen(line.key);
    },
    change: (line) => edit(lines.map((one) => (one.key === line.key ? line : one))),
    remove: (key) => {
      edit(lines.filter((line) => line.key !== key));
      if (open === key) setOpen(null);
    },
    save: () => {
      leave(lines.map(({ key }) => key));
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
    drop: () => {
      setEdited(null);
      setOpen(null);
      setLeft(new Set());
    },
    reload: () => prodId !== null && dispatch(applicationsOpened(prodId)),
  };
}
