import type { Product } from '@extranet/shared/contracts';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { media, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import { ProposalCard } from './ProposalCard.tsx';
import { useFacts } from './useFacts.tsx';
import type { Shown } from './useKits.ts';

interface Props {
  vehicle: string;
  proposals: readonly Shown[];
  onPrint: (proposal: Proposal<Product>) => void;
}

/** The ways to tow, side by side: each fact on one line across, so that one look compares them (B2.01). */
export function Proposals({ vehicle, proposals, onPrint }: Props) {
  const factsOf = useFacts();
  const facts = proposals.map(factsOf);
  const differs = (at: number) => new Set(facts.map((own) => own[at]?.compared)).size > 1;
  return (
    <Columns $count={proposals.length}>
      {proposals.map((proposal, place) => (
        <ProposalCard
          key={proposal.way}
          vehicle={vehicle}
          proposal={proposal}
          facts={(facts[place] ?? []).map((fact, at) => ({ ...fact, differs: differs(at) }))}
          first={place === 0}
          onPrint={onPrint}
        />
      ))}
    </Columns>
  );
}

const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 36rem));
  gap: 0 ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); gap: ${space('l')}; }
`;
