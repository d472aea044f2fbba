import { combineReducers } from '@extranet/shared/store';
import { auditReducer } from './audit/audit.slice.ts';
import { importReducer } from './catalogue-import/catalogue-import.slice.ts';
import { configReducer } from './config/config.slice.ts';
import { customerReducer } from './customer/customer.slice.ts';
import { customersReducer } from './customers/customers.slice.ts';
import { deliveryRequestsReducer } from './delivery-requests/delivery-requests.slice.ts';
import { ordersReducer } from './orders/orders.slice.ts';
import { productReducer } from './product/product.slice.ts';
import { qrCodeReducer } from './qr-code/qr-code.slice.ts';
import { referencesReducer } from './references/references.slice.ts';
import { relatedReducer } from './related/related.slice.ts';
import { specialPricesReducer } from './special-prices/special-prices.slice.ts';

export const adminReducer = combineReducers({
  config: configReducer,
  customers: customersReducer,
  customer: customerReducer,
  specialPrices: specialPricesReducer,
  orders: ordersReducer,
  product: productReducer,
  related: relatedReducer,
  references: referencesReducer,
  catalogueImport: importReducer,
  qrCode: qrCodeReducer,
  deliveryRequests: deliveryRequestsReducer,
  audit: auditReducer,
});
