import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal, Way } from '@extranet/shared/rules/fitting';
import { media, phoneQuery, space } from '@extranet/shared/theme';
import { useMedia } from '@extranet/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ProposalCard } from './ProposalCard.tsx';
import { useFacts } from './useFacts.tsx';
import type { Shown } from './useKits.ts';
import { WayTabs } from './WayTabs.tsx';
import { wayNamed } from './way-named.ts';

interface Props {
  vehicle: string;
  proposals: readonly Shown[];
  onPrint: (proposal: Proposal<Product>) => void;
}

/**
 * The ways to tow, side by side: each fact on one line across, so that one look compares them (B2.01). On a phone a row of them
 * compares type, price and stock, and one card is below.
 */
export function Proposals({ vehicle, proposals, onPrint }: Props) {
  const { t } = useTranslation('catalog');
  const factsOf = useFacts();
  const phone = useMedia(phoneQuery);
  const panel = useId();
  const [wanted, setWanted] = useState<Way>();
  const facts = proposals.map(factsOf);
  const differs = (at: number) => new Set(facts.map((own) => own[at]?.compared)).size > 1;
  const open = proposals.find(({ way }) => way === wanted) ?? proposals[0];
  const cards = proposals.map((proposal, place) => (
    <ProposalCard
      key={proposal.way}
      vehicle={vehicle}
      proposal={proposal}
      facts={(facts[place] ?? []).map((fact, at) => ({ ...fact, differs: differs(at) }))}
      first={phone ? proposal === open : place === 0}
      onPrint={onPrint}
    />
  ));
  if (!phone || !open || cards.length === 1) return <Columns $count={cards.length}>{cards}</Columns>;
  return (
    <OneByOne>
      <WayTabs proposals={proposals} active={open.way} onActive={setWanted} panel={panel} />
      <div id={panel} role="tabpanel" aria-label={wayNamed(open) || t(`fitting.way.${open.way}`)}>
        {cards[proposals.indexOf(open)]}
      </div>
    </OneByOne>
  );
}

const OneByOne = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('s')};
`;
const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 36rem));
  gap: 0 ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); gap: ${space('l')}; }
`;
