import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { color, font, space } from '@extranet/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { Part } from './Part.tsx';

/** What would fit as well, and why the other was taken: whoever wants it opens it from here. */
export function PassedOver({ proposal: { passedOver, lines } }: { proposal: Proposal<Product> }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const beside = passedOver.filter(({ taken }) => lines.includes(taken));
  if (beside.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('fitting.alsoFits')}</Title>
      <ul>
        {beside.map(({ part, taken, because }) => (
          <li key={part.prodId}>
            <Part part={part} quiet />
            <Because>
              <Availability product={part} />
              {t(`fitting.because.${because}`, { reference: taken.prodRef })}
            </Because>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Title = styled.h3`
  padding-block: ${space('s', 'xs')};
  font: ${font('s', 'strong')};
`;
const Because = styled.small`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 's')};
  padding-block-start: ${space('xs')};
  color: ${color('soft')};
`;
