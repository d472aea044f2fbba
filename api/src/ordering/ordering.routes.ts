import type { App } from '../base/app-types.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { deliveryInboxRoutes } from './delay-requests/back-office/delivery-inbox.routes.ts';
import { deliveryRequestsRoutes } from './delay-requests/delivery-requests.routes.ts';
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts';
import { adminDocumentsRoutes } from './documents/admin-documents.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { orderFiguresRoutes } from './figures/order-figures.routes.ts';
import { orderedProductsRoutes } from './ordered-products/ordered-products.routes.ts';
import { adminOrdersRoutes } from './orders/back-office/admin-orders.routes.ts';
import { orderExportRoutes } from './orders/back-office/export/order-export.routes.ts';
import { orderWorkRoutes } from './orders/life/back-office/order-work.routes.ts';
import { promiseSettingsRoutes } from './orders/life/back-office/promise-settings.routes.ts';
import { orderLifeRoutes } from './orders/life/order-life.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { overviewsRoutes } from './overviews/overviews.routes.ts';
import { ownRequestsRoutes } from './own-requests/own-requests.routes.ts';
import { recentVehiclesRoutes } from './recent-vehicles/recent-vehicles.routes.ts';
import { adminReturnsRoutes } from './returns/back-office/admin-returns.routes.ts';
import { returnsRoutes } from './returns/returns.routes.ts';

/** Cart, addresses, orders, returns, delay requests and recent vehicles, for customers and for the back office. */
export async function orderingRoutes(app: App) {
  await app.register(cartRoutes);
  await app.register(deliveryInboxRoutes);
  await app.register(deliveryRequestsRoutes);
  await app.register(deliveriesRoutes);
  await app.register(adminOrdersRoutes);
  await app.register(orderExportRoutes);
  await app.register(adminDocumentsRoutes);
  await app.register(documentsRoutes);
  await app.register(ordersRoutes);
  await app.register(orderLifeRoutes);
  await app.register(orderWorkRoutes);
  await app.register(promiseSettingsRoutes);
  await app.register(orderFiguresRoutes);
  await app.register(orderedProductsRoutes);
  await app.register(overviewsRoutes);
  await app.register(ownRequestsRoutes);
  await app.register(recentVehiclesRoutes);
  await app.register(returnsRoutes);
  await app.register(adminReturnsRoutes);
}
