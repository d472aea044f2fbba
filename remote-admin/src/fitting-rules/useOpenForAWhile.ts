import { useEffect, useRef } from 'react';

/** Longer than the second click of a double click takes; shorter than anybody decides. */
const A_WHILE_MS = 500;

/**
 * Whether a dialog has been open for a moment: the second click of a double click on what opened it lands on its backdrop or on
 * one of its buttons, and would close it before it was seen.
 */
export function useOpenForAWhile(open: boolean): () => boolean {
  const since = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    since.current = open ? performance.now() : Number.POSITIVE_INFINITY;
  }, [open]);
  return () => performance.now() - since.current > A_WHILE_MS;
}
