import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal, Way } from '@extranet/shared/rules/fitting';
import { media, phoneQuery, space } from '@extranet/shared/theme';
import { useMedia } from '@extranet/shared/ui';
import { type CSSProperties, memo, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAskStockDays } from '../useStockDay.ts';
import { commonWarnings, ownWarnings } from './common-warnings.ts';
import { ProposalCard } from './ProposalCard.tsx';
import { useAnswered } from './useAnswered.ts';
import { useFacts } from './useFacts.tsx';
import type { Shown } from './useKits.ts';
import { Warnings } from './Warnings.tsx';
import { WayTabs } from './WayTabs.tsx';
import { wayNamed } from './way-named.ts';

interface Props {
  vehicle: string;
  proposals: readonly Shown[];
  /** No question stands before them: whoever came by Enter starts with the first. */
  startsHere: boolean;
  onPrint: (proposal: Proposal<Product>) => void;
  /** How often the questions were answered to the end. */
  answered: number;
}

/**
 * The ways to tow, side by side: each fact on one line across, so that one look compares them (B2.01). On a phone a row of them
 * compares type, price and stock, and one card is below, with all its warnings: nothing stands before the row. Memoised: an answer is
 * drawn before they are.
 */
export const Proposals = memo(function Proposals({
  vehicle,
  proposals,
  startsHere,
  onPrint,
  answered,
}: Props) {
  const { t } = useTranslation('catalog');
  const factsOf = useFacts();
  const phone = useMedia(phoneQuery);
  const panel = useId();
  const [wanted, setWanted] = useState<Way>();
  const facts = proposals.map(factsOf);
  const differs = (at: number) => new Set(facts.map((own) => own[at]?.compared)).size > 1;
  const open = proposals.find(({ way }) => way === wanted) ?? proposals[0];
  useAskStockDays();
  const place = useRef<HTMLDivElement>(null);
  useAnswered(answered, place);
  const common = phone ? [] : commonWarnings(proposals);
  const cards = proposals.map((proposal, column) => (
    <ProposalCard
      key={proposal.way}
      vehicle={vehicle}
      proposal={proposal}
      facts={(facts[column] ?? []).map((fact, at) => ({ ...fact, differs: differs(at) }))}
      warnings={ownWarnings(proposal, common)}
      first={phone ? proposal === open : column === 0}
      startsHere={startsHere}
      onPrint={onPrint}
    />
  ));
  if (!phone || !open || cards.length === 1)
    return (
      <div ref={place}>
        {common.length > 0 && <Warnings warnings={common} title={t('fitting.forAll')} />}
        <Columns style={{ '--ways': cards.length } as CSSProperties}>{cards}</Columns>
      </div>
    );
  return (
    <OneByOne ref={place}>
      <WayTabs proposals={proposals} active={open.way} onActive={setWanted} panel={panel} />
      <div id={panel} role="tabpanel" aria-label={wayNamed(open) || t(`fitting.way.${open.way}`)}>
        {cards[proposals.indexOf(open)]}
      </div>
    </OneByOne>
  );
});

const OneByOne = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('s')};
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--ways), minmax(0, 36rem));
  gap: 0 ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); gap: ${space('l')}; }
`;
