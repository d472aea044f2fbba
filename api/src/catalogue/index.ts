export { catalogueRoutes } from './catalogue.routes.ts';
export { catalogueDesk } from './catalogue-desk.ts';
export { catalogueFiles } from './catalogue-files.ts';
export { cataloguePersonalData } from './catalogue-personal-data.ts';
export { catalogueSweep } from './catalogue-sweep.ts';
export { makeFile, onDemandFile } from './documents/on-demand-files.ts';
export { catalogueUse } from './import/catalogue-import.service.ts';
export { fingerprintOf, shownPrices } from './prices/fingerprint.ts';
export { type LineWithRef, PRICE_CHANGED, refusePriceRises } from './prices/price-rises.ts';
export {
  type CustomerPricing,
  type PricedCart,
  type PricedLine,
  priceCart,
  toAmount,
  unitPrice,
} from './prices/prices.ts';
export { discountsOf, loadPricing } from './prices/pricing.queries.ts';
export { findAnyProduct } from './products/back-office/admin-products.queries.ts';
export { isOrderable, priceOf } from './products/orderable.ts';
export { pricedById, pricedProducts, withIds, withRefs } from './products/priced-products.queries.ts';
export { derivedColumns } from './products/product.derived.ts';
export { productFields } from './products/product.fields.ts';
export { presentRow, type StoredRow } from './products/product.present.ts';
export { findProduct, visible } from './products/products.queries.ts';
export { kindOfProduct, wordsOfProduct } from './products/stored-words.ts';
export { meantReferences } from './references/meant-references.ts';
export { listReferences, productsOfReference, suggested } from './references/references.queries.ts';
export { sliceAsked, suggestReferences } from './references/suggest-references.ts';
export { warmSearch } from './search/warm-search.ts';
export { searchAbilities } from './search-index/abilities.ts';
export { rebuildIndex } from './search-index/rebuild.ts';
export { specialPricesUse } from './special-prices/import/special-prices-use.ts';
export { stockAlertJobs } from './stock-alerts/stock-alert-jobs.ts';
export { successorsFor } from './successors/successor-for.service.ts';
export { applicationsUse } from './vehicles/back-office/import/applications-use.ts';
export { fitsOfLines, type LineFit } from './vehicles/fits-of-lines.ts';
export { openVehicleSource } from './vehicles/lookup/open-source.ts';
export { modelOf, ownApplications } from './vehicles/own-application.ts';
export { findVehicle, findVehicles } from './vehicles/vehicles.queries.ts';
