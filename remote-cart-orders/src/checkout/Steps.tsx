import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';

const STEPS = ['address', 'summary'] as const;

/** Shows which of the two steps is current. */
export function Steps({ current }: { current: 1 | 2 }) {
  const { t } = useTranslation('cart-orders');
  return (
    <List>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
          <b>{index + 1}</b> {t(`checkout.${step}`)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs', 'xl')};
  font: ${font('s')};
  & > li[aria-current] { color: ${color('ink')}; font-weight: 600; }
  & b {
    display: inline-grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-end: ${space('xs')};
    border: 1px solid ${color('edge')};
    border-radius: 50%;
    font: ${font('xs', 'strong')};
  }
  & > [aria-current] b { border-color: ${color('solid')}; background: ${color('solid')}; color: ${color('onSolid')}; }
`;
