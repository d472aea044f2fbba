import type { AdminOrder, OrderItem } from '@extranet/shared/contracts';
import { integer, money, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { mayStep } from '@extranet/shared/rules/order';
import { color, font, media, space } from '@extranet/shared/theme';
import { Button, Panel, ProductLine, Reference } from '@extranet/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { dayOf } from '../../day-of.ts';
import { LateBadge, OrderStateBadge } from '../OrderStateBadge.tsx';
import { CancelLine } from './CancelLine.tsx';
import { LineVehicle } from './LineVehicle.tsx';
import { useOrderWork } from './order-work.slice.ts';
import { useChange } from './useChange.ts';

/** The lines with their prices, where each is, and what can be done to one alone. */
export function WorkLines({ page: { order } }: { page: AdminOrder }) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('orderWork.lines', { count: order.items.length })} flush>
      <List>
        {order.items.map((item) => (
          <Line key={item.itId} item={item} isLast={order.items.every((other) => isSettled(other, item))} />
        ))}
      </List>
    </Panel>
  );
}

/** Whether nothing but the line itself is left of what was ordered. */
const isSettled = (other: OrderItem, line: OrderItem): boolean =>
  other === line || other.itState === 'annulee';

interface Props {
  item: OrderItem;
  /** With it the whole order is cancelled. */
  isLast: boolean;
}

function Line({ item, isLast }: Props) {
  const { t } = useTranslation('admin');
  const { itProdRef, itQuantity, itShipped = 0, itState, itPromisedOn } = item;
  const waits = itShipped < itQuantity && itState !== 'annulee';
  return (
    <li>
      <Reference>{itProdRef}</Reference>
      <div>
        <ProductLine words={item.itLabel} catalogue={item.itProdCatalogue} kind={item.itProdKind} />
        <LineVehicle item={item} />
        <State>
          {itState && <OrderStateBadge state={itState} />}
          {itState === 'expediee_en_partie' && (
            <span>
              {t('orderWork.shippedOf', { shipped: integer(itShipped), quantity: integer(itQuantity) })}
            </span>
          )}
          {waits && itPromisedOn && <span>{t('orderWork.promisedOn', { day: dayOf(itPromisedOn) })}</span>}
          {waits && <LateBadge dueOn={itPromisedOn} />}
          <LineActions item={item} isLast={isLast} />
        </State>
      </div>
      <Figures data-cancelled={itState === 'annulee' || undefined}>
        <span>
          {integer(itQuantity)} × {price(item.itMbrUnitPriceET)} <small>{t('orderWork.ht')}</small>
        </span>
        <strong>
          {money(item.itMbrTotalPriceET)} <small>{t('orderWork.ht')}</small>
        </strong>
        <span>
          {money(item.itMbrTotalPriceIT)} <small>{t('orderWork.ttc')}</small>
        </span>
      </Figures>
    </li>
  );
}

const LINE_STEPS = { preparer: 'en_preparation', remettre: 'validee', annuler: 'annulee' } as const;

function LineActions({ item, isLast }: Props) {
  const { itId, itProdRef, itState, itShipped = 0 } = item;
  const { t } = useTranslation('admin');
  const change = useChange();
  const [asked, setAsked] = useState(false);
  const saving = useOrderWork((state) => state.orderWork.saving);
  if (!itState || itShipped > 0) return null;
  const steps = (['preparer', 'remettre', 'annuler'] as const).filter((step) =>
    mayStep(itState, LINE_STEPS[step], 'office'),
  );
  const take = (step: (typeof steps)[number]) => change('step', 'post', 'steps', { step, itIds: [itId] });
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          {...(step === 'annuler' && { variant: 'quiet' })}
          disabled={saving !== null}
          aria-label={t(`orderWork.lineStep.${step}Of`, { ref: itProdRef })}
          onClick={() => (step === 'annuler' ? setAsked(true) : take(step))}
        >
          {t(`orderWork.lineStep.${step}`)}
        </Button>
      ))}
      <CancelLine
        open={asked}
        reference={itProdRef}
        isLast={isLast}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          take('annuler');
        }}
      />
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font('s')};
  & > li {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    gap: ${space('xs', 'm')};
    align-items: start;
    padding: ${space('m', 'l')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li:first-child { border-block-start: 0; }
  & small { color: ${color('soft')}; }
  ${media.phone} {
    & > li { grid-template-columns: minmax(0, 1fr); padding-inline: ${space('m')}; }
  }
`;
const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xxs', 's')};
  margin-block-start: ${space('xs')};
  color: ${color('soft')};
`;
const Figures = styled.div`
  display: grid;
  justify-items: end;
  white-space: nowrap;
  &[data-cancelled] > * { color: ${color('soft')}; text-decoration: line-through; }
  ${media.phone} { display: flex; flex-wrap: wrap; gap: ${space('xxs', 'm')}; }
`;
