import { useEffect, useEffectEvent, useState } from 'react';

/** What was pressed before there was something to do it with: Enter before the help is there, the arrow before its rows are. */
export type AwaitedKey = 'Enter' | 'ArrowDown' | undefined;

/** A key that waits. Enter is obeyed whatever happens meanwhile; the arrow was meant for the rows of one text in an open list. */
export function useAwaitedKey() {
  const [awaited, setAwaited] = useState<AwaitedKey>();
  const dropArrow = () => setAwaited((key) => (key === 'ArrowDown' ? undefined : key));
  return { awaited, setAwaited, dropArrow };
}

interface Waiting {
  awaited: AwaitedKey;
  onAwaited: (key: AwaitedKey) => void;
  /** The rows of this text are there. */
  hasRows: boolean;
}

/** Does what waits as soon as it can be done. */
export function useObeyedKey(
  { awaited, onAwaited, hasRows }: Waiting,
  submit: () => void,
  chooseFirst: () => void,
): void {
  const isArrow = awaited === 'ArrowDown' && hasRows;
  const obey = useEffectEvent((key: AwaitedKey) => {
    onAwaited(undefined);
    if (key === 'Enter') submit();
    else chooseFirst();
  });
  useEffect(() => {
    if (awaited === 'Enter' || isArrow) obey(awaited);
  }, [awaited, isArrow]);
}
