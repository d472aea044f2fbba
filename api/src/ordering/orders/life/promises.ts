import type { Delivery, PromiseSettings, Promises, StockCode } from '@extranet/shared/contracts';
import { inParis, promise, STANDARD_PROMISE } from '@extranet/shared/rules/order';
import type { OrderItemsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { readVersioned } from '../../../base/settings/settings.queries.ts';
import { promisesOf } from './settle.ts';

export const PROMISE_SETTING = 'orders.promise';
const CODES: readonly StockCode[] = ['0', '1', '2', '3', '9'];

export const STANDARD_SETTINGS: PromiseSettings = {
  ...STANDARD_PROMISE,
  workDays: [...STANDARD_PROMISE.workDays],
  closedDays: [],
};

type VersionedSettings = PromiseSettings & { version: number };

export async function readPromiseSettings(db: DbOrTransaction): Promise<VersionedSettings> {
  const { value, version } = await readVersioned(db, PROMISE_SETTING, STANDARD_SETTINGS);
  return { ...value, version };
}

type Place = Pick<Delivery, 'daPostCode' | 'daCountry'>;

/** When what is ordered now would arrive there, for each stock code. */
export function promisesFor(place: Place, settings: PromiseSettings, now: Date): Promises {
  const to = { postcode: place.daPostCode, country: place.daCountry };
  const paris = inParis(now);
  return {
    promises: CODES.map((stockCode) => {
      const promised = promise(stockCode, to, paris, settings);
      return 'on' in promised
        ? {
            stockCode,
            on: promised.on,
            orderBefore: `${promised.orderBefore.day}T${promised.orderBefore.time}`,
            none: null,
          }
        : { stockCode, on: null, orderBefore: null, none: promised.none };
    }),
  };
}

type Begun = Pick<OrdersTable, 'promised_on' | 'due_on'> & { state: 'validee' };

/** The order keeps what was promised when it was validated, whatever the calendar says later. */
export function withPromises<Placed extends object>(
  order: Placed,
  items: readonly OrderItemsTable[],
  place: Place,
  settings: PromiseSettings,
  now: Date,
): { order: Placed & Begun; items: OrderItemsTable[] } {
  const days = new Map(
    promisesFor(place, settings, now).promises.map(({ stockCode, on }) => [stockCode, on]),
  );
  const promised = items.map((item) => ({
    ...item,
    state: 'validee' as const,
    promised_on: days.get(item.stock_code) ?? null,
  }));
  return { order: { ...order, state: 'validee' as const, ...promisesOf(promised) }, items: promised };
}
