import type { AdminCustomer, AdminOrderRow } from '@extranet/shared/contracts';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';
import { customerSaved } from '../facts.ts';

interface OrdersList {
  status: 'pending' | 'success' | 'error';
  /** The last query: an answer to any other is dropped. */
  asked: string;
  /** The orders are of the question before, which the page may show until the answer is there. */
  earlier: boolean;
  orders: readonly AdminOrderRow[];
}

/** Several lists can be open at once: the page's, and a customer's over it. */
export type OrdersState = Readonly<Record<string, OrdersList>>;

export interface OrdersAsked {
  list: string;
  query: Record<string, string | number>;
  limit: number | undefined;
  /** The orders of before may stand until the answer is there: more of the same are wanted, or fewer. */
  meanwhile?: boolean;
}

interface Answered {
  list: string;
  asked: string;
}

export const ordersAsked = createAction<OrdersAsked>('admin/ordersAsked');
export const ordersRead = createAction<Answered & { orders: AdminOrderRow[] }>('admin/ordersRead');
export const ordersFailed = createAction<Answered>('admin/ordersFailed');
export const ordersClosed = createAction<string>('admin/ordersClosed');

export const askedOf = ({ query, limit }: Pick<OrdersAsked, 'query' | 'limit'>): string =>
  JSON.stringify([query, limit]);

/** The questions of the lists that could not be read, as they were asked. */
export const ordersAgain = (state: OrdersState) =>
  Object.entries(state)
    .filter(([, { status }]) => status === 'error')
    .map(([list, { asked }]) => {
      const [query, limit] = JSON.parse(asked) as [OrdersAsked['query'], number | null];
      return ordersAsked({ list, query, limit: limit ?? undefined });
    });

const isComplete = ({ items }: Partial<AdminOrderRow>): boolean => Array.isArray(items) && items.length > 0;

function renamed(
  list: OrdersList,
  { userId, userCompName, userName, userFirstname }: AdminCustomer,
): OrdersList {
  const customer = { userCompName, userName, userFirstname };
  const orders = list.orders.map((order) => (order.orderUserId === userId ? { ...order, customer } : order));
  return { ...list, orders };
}

/** Not made by createSlice: Immer would walk through fifty thousand orders at every change. */
export function ordersReducer(state: OrdersState = {}, action: UnknownAction): OrdersState {
  if (ordersAsked.match(action)) {
    const { list, meanwhile } = action.payload;
    const asked = askedOf(action.payload);
    const before = state[list];
    if (meanwhile && before?.status === 'success')
      return { ...state, [list]: { ...before, asked, earlier: true } };
    return { ...state, [list]: { status: 'pending', asked, earlier: false, orders: [] } };
  }
  if (ordersRead.match(action)) {
    const { list, asked, orders } = action.payload;
    if (state[list]?.asked !== asked) return state;
    return {
      ...state,
      [list]: { status: 'success', asked, earlier: false, orders: orders.filter(isComplete) },
    };
  }
  if (ordersFailed.match(action)) {
    const { list, asked } = action.payload;
    if (state[list]?.asked !== asked) return state;
    return { ...state, [list]: { status: 'error', asked, earlier: false, orders: [] } };
  }
  if (ordersClosed.match(action)) {
    const { [action.payload]: _closed, ...others } = state;
    return others;
  }
  // A customer's new name is applied to the loaded orders, which are not requested again.
  if (customerSaved.match(action))
    return Object.fromEntries(Object.entries(state).map(([id, list]) => [id, renamed(list, action.payload)]));
  return state;
}

export const useOrders = remoteSelector<{ orders: OrdersState }>('admin');
