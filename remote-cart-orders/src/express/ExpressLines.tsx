import { integer, money, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { IconButton, Price, Reference } from '@extranet/shared/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { ProductOfLine } from '../ProductOfLine.tsx';
import { type ExpressLine, lineDropped } from './express.slice.ts';

interface Props {
  lines: readonly ExpressLine[];
  /** References that the server refused when the order was sent. */
  refused: readonly string[];
}

/** The typed references, each with what it is and what it costs; the server has the last word on both. */
export function ExpressLines({ lines, refused }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const total = lines.reduce((sum, { product, qty }) => sum + Number(product?.prodMbrPrice ?? 0) * qty, 0);
  return (
    <Lines>
      <ul aria-label={t('express.lines')}>
        {lines.map(({ ref, qty, product }) => (
          <li key={ref}>
            {product ? (
              <ProductOfLine product={product} withReference>
                {refused.includes(ref) && <em role="alert">{t('express.notOrderable')}</em>}
              </ProductOfLine>
            ) : (
              <span className="open">
                <Reference>{ref}</Reference>
                <small>{t('cart.toChoose')}</small>
              </span>
            )}
            <span className="amount">
              <small>
                {integer(qty)} × {price(product?.prodMbrPrice)} {t('ht')}
              </small>
              {product && (
                <span>
                  {money(Number(product.prodMbrPrice) * qty)} <small>{t('ht')}</small>
                </span>
              )}
            </span>
            <IconButton
              icon={X}
              name={t('express.drop', { reference: ref })}
              onClick={() => dispatch(lineDropped(ref))}
            />
          </li>
        ))}
      </ul>
      <p>
        {t('line.totalET')} <Price amount={total} tax="HT" total />
      </p>
    </Lines>
  );
}

const Lines = styled.div`
  & li {
    display: flex;
    align-items: center;
    gap: ${space('m')};
    padding-block: ${space('xs')};
    border-block-start: 1px solid ${color('line')};
  }
  & li > :first-child { flex: 1; min-inline-size: 0; }
  & .open, & .amount { display: grid; }
  & .amount { justify-items: end; white-space: nowrap; }
  & small { color: ${color('soft')}; }
  & em { color: ${color('error')}; font: ${font('xs', 'strong')}; }
  & > p {
    display: flex;
    justify-content: space-between;
    padding-block-start: ${space('s')};
    border-block-start: 1px solid ${color('line')};
  }
`;
