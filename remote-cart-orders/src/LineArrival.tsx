import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { color, font } from '@extranet/shared/theme';
import styled from 'styled-components';
import texts from './locales/promise.fr.json';
import { longDay } from './long-day.ts';

registerTexts('cart-orders', texts);

/** By when this line would be there, where the lines of an order differ. */
export function LineArrival({ on }: { on: string | null }) {
  const { t } = useTranslation('cart-orders');
  return <Day>{on ? t('promise.lineOn', { day: longDay(on) }) : t('promise.lineOnRequest')}</Day>;
}

const Day = styled.small`
  color: ${color('soft')};
  font: ${font('xs')};
`;
