import { useEffect, useState } from 'react';

/** What `lazily()` of the platform makes; a remote of another kind has parts without these. */
interface Part {
  preload?: () => Promise<unknown>;
  isLoaded?: () => boolean;
}

/**
 * Whether a part of a remote can be drawn. Its files are there already, and it needs a moment to run them: drawn before, it
 * would suspend, and React keeps a fallback for 300 ms, however soon the part is ready.
 */
export function usePreloaded(component: object | null | undefined): boolean {
  const part: Part | null | undefined = component;
  const [settled, setSettled] = useState<Part | null>();
  const waits = part?.preload !== undefined && !part.isLoaded?.() && settled !== part;
  useEffect(() => {
    if (!waits) return;
    let current = true;
    // One that failed is drawn too: the boundary around it says what is wrong.
    const settle = () => {
      if (current) setSettled(() => part);
    };
    part?.preload?.().then(settle, settle);
    return () => {
      current = false;
    };
  }, [part, waits]);
  return !waits;
}
