import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { money, NO_PRICE, type Numeric, price, toNumber } from '../format/index.ts';
import { color, font, space } from '../theme/index.ts';

interface Props {
  amount: Numeric;
  tax: 'HT' | 'TTC';
  size?: 's' | 'm' | 'l' | 'xl';
  /** A total of 0 shows 0,00 €; a product price of 0 means no price: '---' (D2). */
  total?: boolean;
  /** The price before the customer's discount. */
  before?: Numeric;
}

/** HT or TTC is always shown beside the amount (D1). */
export function Price({ amount, tax, size = 's', total, before }: Props) {
  const { t } = useTranslation('ui');
  const shown = total ? money(amount) : price(amount);
  const cut = before !== undefined && toNumber(before) !== toNumber(amount) && price(before) !== NO_PRICE;
  return (
    <Box>
      {cut && <Before aria-label={t('price.before', { price: price(before) })}>{price(before)}</Before>}
      <span style={{ font: font(size, 'strong') }}>{shown}</span>
      {shown !== NO_PRICE && <Tax>{t(tax === 'HT' ? 'price.ht' : 'price.ttc')}</Tax>}
    </Box>
  );
}

const Box = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space('xs')};
  white-space: nowrap;
`;
const Tax = styled.small`
  color: ${color('soft')};
  font: ${font('xs')};
`;
const Before = styled.s`
  color: ${color('soft')};
  font: ${font('xs')};
`;
