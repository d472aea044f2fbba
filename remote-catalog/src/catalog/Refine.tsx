import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { CatalogueView } from './CatalogueIndex.ts';
import { TraitChips } from './TraitChips.tsx';

export interface FoundByText {
  index: Pick<CatalogueView, 'traitCounts'>;
  places: readonly number[];
}

interface Props {
  /** What the fields found, before the chips; absent while nothing is searched. */
  found: FoundByText | undefined;
  traits: string;
  onTraits: (traits: string) => void;
  among: number | undefined;
  allFit: boolean;
  /** After the chips, and not before them: it would make room for them. */
  children: ReactNode;
}

const NONE = {};

/** The chips, counted after the rows are on screen: a keystroke waits for its rows only. */
export function Refine({ found, traits, onTraits, among, allFit, children }: Props) {
  const settled = useDeferredValue(found);
  const counts = useMemo(() => settled?.index.traitCounts(settled.places, traits) ?? NONE, [settled, traits]);
  return (
    <>
      <TraitChips traits={traits} onTraits={onTraits} counts={counts} among={among} allFit={allFit} />
      {settled && children}
    </>
  );
}
