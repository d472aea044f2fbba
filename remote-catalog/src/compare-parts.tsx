import { lazily } from '@extranet/shared/remote';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparedIn } from './compare/compare-address.ts';
import type { Comparison } from './compare/useComparison.ts';

// What the lists of the catalogue show of the comparison; all but its chip loads with the first one.

export { CompareChip } from './compare/CompareChip.tsx';
export { type Comparison, useComparison } from './compare/useComparison.ts';

const Bar = lazily(() => import(/* webpackChunkName: "compare" */ './compare/CompareBar.tsx'));

/** Stands below the list while one chooses, or where the address names what is compared. */
export function CompareBar({ comparison }: { comparison: Comparison }) {
  const [address] = useSearchParams();
  if (!comparison.on && comparedIn(address).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Bar comparison={comparison} />
    </Suspense>
  );
}
