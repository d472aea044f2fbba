import { useEffect, useEffectEvent, useState } from 'react';
import type { PriceLine } from './lines/price-lines.ts';
import { type Change, type Clash, type Edits, rebased } from './lines/rebased-lines.ts';
import type { PriceOwner } from './price-owner.ts';

interface Options {
  owner: PriceOwner | null;
  reading: number;
  /** All lines of this reading are there. */
  whole: boolean;
  saved: readonly PriceLine[];
  lines: readonly PriceLine[];
  carry: (lines: readonly PriceLine[]) => void;
}

interface Outcome {
  reading: number;
  clashes: ReadonlyMap<string, Clash>;
  changes: readonly Change[];
}

const NO_CLASHES: ReadonlyMap<string, Clash> = new Map();

/** What was edited stays while the list is read again, however often that fails, and is laid over it once all of it is there. */
export function useReloadedList({ owner, reading, whole, saved, lines, carry }: Options) {
  const [carried, setCarried] = useState<{ owner: PriceOwner; edits: Edits } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const waiting = carried && carried.owner === owner ? carried.edits : null;
  const carryOver = useEffectEvent(() => {
    if (!waiting) return;
    setCarried(null);
    // The first lines of a long list may have been edited again meanwhile: those edits are the newer ones.
    const fresh = new Set(saved);
    const again = new Map(lines.filter((line) => !fresh.has(line)).map((line) => [line.key, line]));
    const { lines: next, clashes, changes } = rebased(saved, waiting);
    const merged = again.size === 0 ? next : next.map((line) => again.get(line.key) ?? line);
    const added = [...again.values()].filter(({ key }) => !merged.some((line) => line.key === key));
    if (merged !== saved || added.length > 0) carry([...added, ...merged]);
    setOutcome({ reading, clashes, changes });
  });
  useEffect(() => {
    if (whole) carryOver();
  }, [whole]);
  const current = outcome?.reading === reading ? outcome : null;
  return {
    /** Edits wait for the list: nothing is saved meanwhile, and nothing is left without a question. */
    waiting: waiting !== null,
    clashes: current?.clashes ?? NO_CLASHES,
    changes: current?.changes ?? null,
    keepEdits: () => {
      if (owner && !waiting) setCarried({ owner, edits: { mine: lines, base: saved } });
    },
    /** Neither edits that wait nor what the other one did: the list is read as it stands. */
    forget: () => {
      setCarried(null);
      setOutcome(null);
    },
    /** What the other one did is known now. */
    forgetChanges: () => setOutcome((now) => now && { ...now, changes: [] }),
  };
}
