import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font } from '@extranet/shared/theme';
import { Icon } from '@extranet/shared/ui';
import { Truck } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { longDay } from './long-day.ts';
import { addPromisePart } from './promise/promise.part.ts';
import { keyOf, type Place, type Promised, placeOf, promiseWanted } from './promise/promise.slice.ts';
import { usePromises } from './usePromises.ts';

addPromisePart();

interface Props {
  /** Of the lines, what each says of its stock. */
  stockCodes: readonly string[];
  place?: Place;
}

const LAST_ORDER: Place = {};

/** By when all of it would arrive, if it is ordered in time. Its line keeps its place while nothing is known yet. */
export function PromiseLine({ stockCodes, place = LAST_ORDER }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const key = keyOf(place);
  // Once for each place, whichever object says it.
  useEffect(() => {
    dispatch(promiseWanted(placeOf(key)));
  }, [dispatch, key]);
  const promises = usePromises(place);
  const known = stockCodes.flatMap((code) => promises?.find(({ stockCode }) => stockCode === code) ?? []);
  const last = latest(known);
  const open = known.filter(({ on }) => on === null).length;
  return (
    <Line>
      <Icon of={Truck} size={16} />
      <span>
        {!promises && '\u00a0'}
        {last?.on &&
          last.orderBefore &&
          t(isOneDay(known) ? 'promise.on' : 'promise.onLatest', {
            day: longDay(last.on),
            before: before(last.orderBefore),
          })}{' '}
        {promises && open > 0 && t(sentenceOf(known), { count: open })}
      </span>
    </Line>
  );
}

const isOneDay = (known: readonly Promised[]) => new Set(known.flatMap(({ on }) => on ?? [])).size === 1;

const latest = (known: readonly Promised[]): Promised | undefined =>
  known
    .filter(({ on }) => on !== null)
    .sort((a, b) => (a.on ?? '').localeCompare(b.on ?? ''))
    .at(-1);

/** A calendar without a working day, or another country, holds for all lines; the rest is on request. */
function sentenceOf(known: readonly Promised[]) {
  if (known.some(({ none }) => none === 'noWorkingDay')) return 'promise.noWorkingDay';
  return known.some(({ none }) => none === 'abroad') ? 'promise.abroad' : 'promise.onRequest';
}

/** '26/11 à 15:00' of '2026-11-26T15:00', in Paris. */
function before(moment: string): string {
  const [day = '', time = ''] = moment.split('T');
  return `${day.slice(8)}/${day.slice(5, 7)} à ${time.replace(':', '\u00a0h\u00a0').replace(/\u00a000$/, '')}`;
}

const Line = styled.p`
  display: flex;
  gap: 0.5em;
  align-items: start;
  min-block-size: 2.6em;
  color: ${color('soft')};
  font: ${font('s')};
  & > svg { flex: none; margin-block-start: 0.2em; }
`;
