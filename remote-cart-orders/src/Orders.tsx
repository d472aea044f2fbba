import { preloadOrderPage } from './order-page.ts';
import OrdersPage from './orders/OrdersPage.tsx';

/** The list of orders; the next click is on one of them, as a rule. */
export default function OrdersThenOne() {
  return <OrdersPage onListed={preloadOrderPage} />;
}
