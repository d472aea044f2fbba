import { lazily } from '@extranet/shared/remote';
import { Suspense } from 'react';
import type { Comparison } from './compare/useComparison.ts';

// What the lists of the catalogue show of the comparison; all but its chip loads with the first one.

export { CompareChip } from './compare/CompareChip.tsx';
export { type Comparison, useComparison } from './compare/useComparison.ts';

const Bar = lazily(() => import(/* webpackChunkName: "compare" */ './compare/CompareBar.tsx'));

/** Stands below the list while one chooses. */
export const CompareBar = ({ comparison }: { comparison: Comparison }) =>
  comparison.on && (
    <Suspense fallback={null}>
      <Bar comparison={comparison} />
    </Suspense>
  );
