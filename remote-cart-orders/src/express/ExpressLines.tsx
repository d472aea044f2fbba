import { money, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { IconButton, Price, QuantityStepper, Reference, StockBadge } from '@extranet/shared/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { totalOf, unitOf } from '../offers.ts';
import { ProductOfLine } from '../ProductOfLine.tsx';
import { useInCart } from '../useInCart.ts';
import { type ExpressLine, lineDropped, lineQuantityChosen, useExpress, wantedOf } from './express.slice.ts';

interface Props {
  lines: readonly ExpressLine[];
  /** References that the server refused when the order was sent. */
  refused: readonly string[];
}

/** The typed references, each with what it is and what it costs; the server has the last word on both. */
export function ExpressLines({ lines, refused }: Props) {
  const { t } = useTranslation('cart-orders');
  const offers = useExpress(({ express }) => express.offers);
  return (
    <Lines>
      <ul aria-label={t('express.lines')}>
        {lines.map((line) => (
          <Line key={line.ref} line={line} refused={refused.includes(line.ref)} />
        ))}
      </ul>
      <p>
        {t('line.totalET')} <Price amount={totalOf(wantedOf(lines), offers)} tax="HT" total />
      </p>
    </Lines>
  );
}

function Line({ line, refused }: { line: ExpressLine; refused: boolean }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { ref, qty, product, written } = line;
  const offers = useExpress(({ express }) => express.offers);
  const [wanted] = wantedOf([line]);
  const inCart = useInCart(product?.prodId);
  return (
    <li>
      {product ? (
        <ProductOfLine product={product} withReference>
          <StockBadge code={offers[product.prodId]?.offProdCodeStock ?? product.prodCodeStock} />
          {written && <small>{t('express.written', { written })}</small>}
          {inCart > 0 && <small>{t('line.inCart', { count: inCart })}</small>}
          {refused && <em role="alert">{t('express.notOrderable')}</em>}
        </ProductOfLine>
      ) : (
        <span className="open">
          <Reference>{ref}</Reference>
          <small>{t('cart.toChoose')}</small>
        </span>
      )}
      <QuantityStepper
        value={qty}
        onValue={(next) => dispatch(lineQuantityChosen({ ref, qty: next }))}
        label={t('line.quantityOf', { reference: ref })}
      />
      <span className="amount">
        <small>
          × {price(wanted && unitOf(wanted, offers))} {t('ht')}
        </small>
        {wanted && (
          <span>
            {money(totalOf([wanted], offers))} <small>{t('ht')}</small>
          </span>
        )}
      </span>
      <IconButton
        icon={X}
        name={t('express.drop', { reference: ref })}
        onClick={() => dispatch(lineDropped(ref))}
      />
    </li>
  );
}

const Lines = styled.div`
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('xs', 'm')};
    padding-block: ${space('xs')};
    border-block-start: 1px solid ${color('line')};
  }
  & li > :first-child { flex: 1 1 14rem; min-inline-size: 0; }
  & .open, & .amount { display: grid; }
  & .amount { flex: 1; justify-items: end; white-space: nowrap; }
  & small { color: ${color('soft')}; }
  & em { color: ${color('error')}; font: ${font('xs', 'strong')}; }
  & > p {
    display: flex;
    justify-content: space-between;
    padding-block-start: ${space('s')};
    border-block-start: 1px solid ${color('line')};
  }
`;
