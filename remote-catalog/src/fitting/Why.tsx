import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { color, font, media, space } from '@extranet/shared/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { PassedOver } from './PassedOver.tsx';

/** The rules that decided, in words, those that changed the choice first, and what would fit as well (B2.03). */
export function Why({ proposal }: { proposal: Proposal<Product> }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const { reasons, towbar, harness } = proposal;
  const reference = (prodId: string) =>
    [towbar, harness].find((part) => part?.prodId === prodId)?.prodRef ?? '';
  return (
    <Box onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('fitting.why')}</summary>
      {reasons.length === 0 ? (
        <p>{t('fitting.noRule')}</p>
      ) : (
        <ul>
          {reasons.map(({ rule, prodId, decided }) => (
            <li key={rule.ruleId + prodId}>
              <strong>{rule.title}</strong>
              <span>{rule.why}</span>
              <small>
                {[
                  t(decided ? 'fitting.decided' : 'fitting.confirmed', { reference: reference(prodId) }),
                  rule.source,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {open && <PassedOver proposal={proposal} />}
    </Box>
  );
}

const Box = styled.details`
  font: ${font('s')};
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    text-decoration: underline dotted ${color('edge')};
    text-underline-offset: 0.25em;
    cursor: pointer;
    ${media.coarse} { min-block-size: 44px; }
  }
  & li { display: grid; padding-block: ${space('xs')}; border-block-start: 1px solid ${color('line')}; }
`;
