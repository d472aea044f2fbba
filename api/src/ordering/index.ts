export { deliveryFields } from './deliveries/delivery.fields.ts';
export { orderingRoutes } from './ordering.routes.ts';
export { orderingDesk } from './ordering-desk.ts';
export { orderingPersonalData } from './ordering-personal-data.ts';
export { orderingSweep } from './ordering-sweep.ts';
export { STANDARD_SETTINGS, withPromises } from './orders/life/promises.ts';
export { settle } from './orders/life/settle.ts';
export { orderFields } from './orders/order.fields.ts';
export { orderItems } from './orders/order-items.ts';
