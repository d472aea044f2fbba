import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal, Warning } from '@extranet/shared/rules/fitting';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Button, TowbarGlyph } from '@extranet/shared/ui';
import { Printer } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';
import { OpenPoints } from './OpenPoints.tsx';
import type { Fact } from './useFacts.tsx';
import { Warnings } from './Warnings.tsx';
import { WholeToCart } from './WholeToCart.tsx';
import { Why } from './Why.tsx';
import { wayNamed } from './way-named.ts';

const GLYPH = { fixed: 'Col de cygne', detachable: 'Démontable', retractable: 'Escamotable' } as const;

interface Props {
  vehicle: string;
  proposal: Proposal<Product>;
  facts: readonly (Fact & { differs: boolean })[];
  /** Those that are not said above all cards. */
  warnings: readonly Warning[];
  first: boolean;
  startsHere: boolean;
  onPrint: (proposal: Proposal<Product>) => void;
}

/** One way to tow, whole. Its rows stand on the same lines as those of the others. */
export function ProposalCard({ vehicle, proposal, facts, warnings, first, startsHere, onPrint }: Props) {
  const { t } = useTranslation('catalog');
  const id = useId();
  return (
    <Card aria-labelledby={id} style={{ '--rows': facts.length + 5 } as CSSProperties}>
      <Head>
        <TowbarGlyph type={proposal.towbar?.prodTypeAttelage ?? GLYPH[proposal.way]} size={32} />
        <h2 id={id} tabIndex={-1}>
          {wayNamed(proposal) || t(`fitting.way.${proposal.way}`)}
        </h2>
      </Head>
      <Facts>
        {facts.map(({ id: name, label, content, differs }) => (
          <Row key={name} data-differs={differs || undefined}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </Row>
        ))}
      </Facts>
      <Warnings warnings={warnings} />
      <OpenPoints proposal={proposal} />
      <WholeToCart vehicle={vehicle} proposal={proposal} first={first} startsHere={startsHere} />
      <Foot>
        <Why proposal={proposal} />
        {proposal.lines.length > 0 && (
          <Button variant="quiet" icon={Printer} onClick={() => onPrint(proposal)}>
            {t('fitting.print')}
          </Button>
        )}
      </Foot>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-row: span var(--rows);
  grid-template-rows: subgrid;
  min-inline-size: 0;
  padding: ${space('m', 'l')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  small { color: ${color('soft')}; font: ${font('xs')}; }
  ${media.tablet} { display: block; grid-row: auto; }
  /* Whatever has the focus is not hidden by the foot of the card. */
  ${media.phone} { & :is(a, button, summary) { scroll-margin-block-end: 9rem; } }
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  padding-block-end: ${space('s')};
  & > h2 { font: ${font('l', 'strong')}; }
`;
/** Its rows are the grid's. */
const Facts = styled.dl`
  display: contents;
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  align-items: baseline;
  gap: ${space('xs', 'm')};
  padding-block: ${space('s')};
  border-block-start: 1px solid ${color('line')};
  font: ${font('s')};
  & > dt { color: ${color('soft')}; }
  & > dd { display: grid; gap: ${space('xs')}; overflow-wrap: anywhere; }
  &[data-differs] > dd { font-weight: 600; }
`;
const Foot = styled.footer`
  display: grid;
  align-content: start;
  gap: ${space('xs')};
  padding-block-start: ${space('s')};
  & > button { justify-self: start; margin-inline-start: calc(-1 * ${space('l')}); }
`;
