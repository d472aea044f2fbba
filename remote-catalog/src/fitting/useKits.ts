import type { Product } from '@extranet/shared/contracts';
import type { Proposal, Way } from '@extranet/shared/rules/fitting';
import { useMemo, useState } from 'react';
import { mayTakeKit, withKit } from './kit-instead.ts';

export interface Shown extends Proposal<Product> {
  /** Takes the kit in place of the single parts, or those again; absent where there is nothing to choose. */
  otherwise: (() => void) | undefined;
}

/** The proposals as they are shown: somebody may rather take the kit. */
export function useKits(proposals: readonly Proposal<Product>[]): readonly Shown[] {
  const [kits, setKits] = useState<readonly Way[]>([]);
  return useMemo(
    () =>
      proposals.map((proposal) => {
        const { way } = proposal;
        const wanted = kits.includes(way);
        const turn = () => setKits(wanted ? kits.filter((one) => one !== way) : [...kits, way]);
        return {
          ...(wanted ? withKit(proposal) : proposal),
          otherwise: mayTakeKit(proposal) ? turn : undefined,
        };
      }),
    [proposals, kits],
  );
}
