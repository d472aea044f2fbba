import type { Order } from '@extranet/shared/contracts';
import OrderPage from './orders/OrderPage.tsx';
import { OrderReturnsPanel } from './returns/OrderReturnsPanel.tsx';
import { addReturnsPart } from './returns/returns.part.ts';

addReturnsPart();

const returnsOf = (order: Order) => <OrderReturnsPanel order={order} />;

/** The page of an order, with what comes back of it. */
export default function OrderWithReturns() {
  return <OrderPage below={returnsOf} />;
}
