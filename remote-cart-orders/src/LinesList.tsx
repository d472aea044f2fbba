import type { FitReason, Vehicle } from '@extranet/shared/contracts';
import { integer, money, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, space } from '@extranet/shared/theme';
import { ProductLine } from '@extranet/shared/ui';
import styled from 'styled-components';
import { type Arrival, differ } from './arrivals.ts';
import type { DescribedLine } from './described-lines.ts';
import { LineArrival } from './LineArrival.tsx';
import { LineVehicle } from './vehicle-parts.tsx';

export interface ListedLine extends DescribedLine {
  itQuantity: number;
  itMbrUnitPriceET: number;
  itMbrTotalPriceET: number;
  itVehicle?: Vehicle | null;
  itFit?: FitReason | null;
}

/** What is about to be ordered, or has just been: words, quantity, amount; nothing to press. */
export function LinesList({
  lines,
  arrivals = [],
}: {
  lines: readonly ListedLine[];
  arrivals?: readonly Arrival[];
}) {
  const { t } = useTranslation('cart-orders');
  const arrivalOf = (itId: string) => arrivals.find((arrival) => arrival.itId === itId);
  const told = differ(arrivals);
  return (
    <List aria-label={t('order.lines')}>
      {lines.map((line) => (
        <li key={line.itId}>
          <ProductLine
            words={line.words}
            catalogue={line.itProdCatalogue}
            kind={line.kind}
            reference={line.itProdRef}
          >
            <LineVehicle line={line} />
            {told && <LineArrival on={arrivalOf(line.itId)?.on ?? null} />}
          </ProductLine>
          <span>
            {integer(line.itQuantity)} × {price(line.itMbrUnitPriceET)} <small>{t('ht')}</small>
          </span>
          <strong>
            {money(line.itMbrTotalPriceET)} <small>{t('ht')}</small>
          </strong>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space('m')};
    padding-block: ${space('s')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li:last-child { border-block-end: 1px solid ${color('line')}; }
  & > li > :first-child { grid-row: span 2; }
  & > li > span:nth-child(2) { align-self: end; }
  & > li > strong { align-self: start; }
  & > li > :not(:first-child) { text-align: end; white-space: nowrap; }
  & > li > span:nth-child(2), & small { color: ${color('soft')}; font-weight: 400; }
`;
