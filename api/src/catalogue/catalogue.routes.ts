import type { App } from '../base/app-types.ts';
import { fittingRulesRoutes } from './fitting/back-office/fitting-rules.routes.ts';
import { fittingRoutes } from './fitting/fitting.routes.ts';
import { catalogueImportRoutes } from './import/catalogue-import.routes.ts';
import { partRequestInboxRoutes } from './part-requests/back-office/part-request-inbox.routes.ts';
import { partRequestsRoutes } from './part-requests/part-requests.routes.ts';
import { adminProductsRoutes } from './products/back-office/admin-products.routes.ts';
import { productDetailsRoutes } from './products/product-details.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { qrCodesRoutes } from './qr-codes/qr-codes.routes.ts';
import { referencesRoutes } from './references/references.routes.ts';
import { relatedLinksRoutes } from './related/related-links.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { searchWordsRoutes } from './search-words/search-words.routes.ts';
import { specialPricesImportRoutes } from './special-prices/import/special-prices-import.routes.ts';
import { specialPricesRoutes } from './special-prices/special-prices.routes.ts';
import { stockAlertsRoutes } from './stock-alerts/stock-alerts.routes.ts';
import { adminVehiclesRoutes } from './vehicles/back-office/admin-vehicles.routes.ts';
import { applicationsRoutes } from './vehicles/back-office/applications.routes.ts';
import { applicationsImportRoutes } from './vehicles/back-office/import/applications-import.routes.ts';
import { lookupRoutes } from './vehicles/lookup/lookup.routes.ts';
import { vehiclesRoutes } from './vehicles/vehicles.routes.ts';

/** Products, prices and vehicles, for customers and for the back office. */
export async function catalogueRoutes(app: App) {
  await app.register(catalogueImportRoutes);
  await app.register(partRequestsRoutes);
  await app.register(partRequestInboxRoutes);
  await app.register(adminProductsRoutes);
  await app.register(productDetailsRoutes);
  await app.register(productsRoutes);
  await app.register(qrCodesRoutes);
  await app.register(referencesRoutes);
  await app.register(relatedLinksRoutes);
  await app.register(searchRoutes);
  await app.register(searchWordsRoutes);
  await app.register(stockAlertsRoutes);
  await app.register(specialPricesRoutes);
  await app.register(specialPricesImportRoutes);
  await app.register(applicationsRoutes);
  await app.register(applicationsImportRoutes);
  await app.register(lookupRoutes);
  await app.register(vehiclesRoutes);
  await app.register(adminVehiclesRoutes);
  await app.register(fittingRoutes);
  await app.register(fittingRulesRoutes);
}
