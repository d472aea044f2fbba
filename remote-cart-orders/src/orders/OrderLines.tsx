import type { OrderItem } from '@extranet/shared/contracts';
import { integer, money, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { Checkbox, Panel, ProductLine, Reference, VisuallyHidden } from '@extranet/shared/ui';
import styled from 'styled-components';
import { LineHeads } from '../LineHeads.tsx';
import { OrderStateBadge } from '../OrderStateBadge.tsx';
import { LineVehicle } from '../vehicle-parts.tsx';

interface Props {
  items: readonly OrderItem[];
  ticked: ReadonlySet<string>;
  onTick: (itIds: readonly string[], on: boolean) => void;
}

/** The lines as they were ordered, read-only. Ticked lines can be reordered. */
export function OrderLines({ items, ticked, onTick }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const all = items.map(({ itId }) => itId);
  return (
    <Panel flush>
      <Scroll>
        <Table aria-label={t('order.lines')}>
          <thead>
            <tr>
              <th>
                <Checkbox
                  label={<VisuallyHidden>{t('order.tickAll')}</VisuallyHidden>}
                  checked={ticked.size === items.length}
                  onValue={(on) => onTick(all, on)}
                />
              </th>
              <LineHeads />
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.itId} data-cancelled={item.itState === 'annulee' || undefined}>
                <td>
                  <Checkbox
                    label={<VisuallyHidden>{t('order.tick', { reference: item.itProdRef })}</VisuallyHidden>}
                    checked={ticked.has(item.itId)}
                    onValue={(on) => onTick([item.itId], on)}
                  />
                </td>
                <td className="reference">
                  {item.itProdId ? (
                    <button
                      type="button"
                      onClick={() => item.itProdId && dispatch(productOpenRequested(item.itProdId))}
                    >
                      <Reference>{item.itProdRef}</Reference>
                    </button>
                  ) : (
                    <Reference>{item.itProdRef}</Reference>
                  )}
                </td>
                <td className="description">
                  <ProductLine words={item.itLabel} catalogue={item.itProdCatalogue} kind={item.itProdKind}>
                    <LineVehicle line={item} />
                    {item.itState && item.itState !== 'brouillon' && <OrderStateBadge state={item.itState} />}
                  </ProductLine>
                </td>
                <td className="number unit">
                  {price(item.itMbrUnitPriceET)} <small>{t('ht')}</small>
                </td>
                <td className="quantity">{integer(item.itQuantity)}</td>
                <td className="number et">
                  {money(item.itMbrTotalPriceET)} <small>{t('ht')}</small>
                </td>
                <td className="number vat">{money(item.itVATAmount)}</td>
                <td className="number it">
                  {money(item.itMbrTotalPriceIT)} <small>{t('ttc')}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Panel>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${font('s')};
  & :is(th, td) {
    padding: ${space('xxs', 's')};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
  }
  & :is(th, td):first-child { padding-inline-start: ${space('l')}; }
  & :is(th, td):last-child { padding-inline-end: ${space('l')}; }
  & tbody tr:last-child td { border-block-end: 0; }
  & small { color: ${color('soft')}; }
  & [data-cancelled] :is(.number, .quantity) { color: ${color('soft')}; text-decoration: line-through; }
  & thead th { color: ${color('soft')}; font: ${font('xs', 'strong')}; white-space: nowrap; }
  & :is(.number, .quantity) { text-align: end; white-space: nowrap; }
  & .reference { white-space: nowrap; }
  /* The line's state is the last of its words: room below it, too. */
  & td.description { padding-block: ${space('xs')}; }
  /* A finger meets the box in the padding of its cell, too. */
  ${media.coarse} { & label { margin-inline: calc(-1 * ${space('m')}); padding-inline: ${space('m')}; } }
  & button {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  /* Below each line's figures the words of the product, which would have no room beside them. */
  ${media.tablet} {
    &, & thead, & tbody { display: block; }
    & tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) 8rem 5rem 9rem 9.5rem;
      align-items: center;
      border-block-end: 1px solid ${color('line')};
    }
    & tbody tr:last-child { border-block-end: 0; }
    & :is(th, td) { border: 0; }
    & .vat, & thead .description { display: none; }
    & td.description { order: 1; grid-column: 2 / -1; padding-block: 0 ${space('s')}; }
    & button { min-block-size: 44px; }
  }
  ${media.phone} {
    & tr { grid-template-columns: auto minmax(0, 1fr) 4rem 8rem; }
    & thead :is(.unit, .it) { display: none; }
    & td:is(.unit, .it) { order: 2; padding-block: 0 ${space('s')}; }
    & td.description { padding-block-end: ${space('xs')}; }
    & td.unit { grid-column: 2; text-align: start; }
    & td.it { grid-column: 3 / -1; padding-inline-end: ${space('s')}; font-weight: 600; }
  }
`;
