import { defineRemote, lazily } from '@extranet/shared/remote';
import { combineReducers } from '@extranet/shared/store';
import { AdminArea } from './AdminArea.tsx';
import { applicationsReducer } from './applications/applications.slice.ts';
import { applicationsImportReducer } from './applications-import/applications-import.slice.ts';
import { auditReducer } from './audit/audit.slice.ts';
import { importReducer } from './catalogue-import/catalogue-import.slice.ts';
import { configReducer } from './config/config.slice.ts';
import { customerReducer } from './customer/customer.slice.ts';
import { customersReducer } from './customers/customers.slice.ts';
import { deliveryRequestsReducer } from './delivery-requests/delivery-requests.slice.ts';
import { documentsReducer } from './documents/documents.slice.ts';
import { fittingRulesReducer } from './fitting-rules/fitting-rules.slice.ts';
import { fittingVersionsReducer } from './fitting-rules/versions.slice.ts';
import { jobsReducer } from './jobs/jobs.slice.ts';
import { ordersReducer } from './orders/orders.slice.ts';
import { partRequestsReducer } from './part-requests/part-requests.slice.ts';
import { productReducer } from './product/product.slice.ts';
import { qrCodeReducer } from './qr-code/qr-code.slice.ts';
import { referencesReducer } from './references/references.slice.ts';
import { relatedReducer } from './related/related.slice.ts';
import { adminSaga } from './saga.ts';
import { searchWordsReducer } from './search-words/search-words.slice.ts';
import { listPriceReducer } from './special-prices/list-price.slice.ts';
import { pricesImportReducer } from './special-prices/prices-import.slice.ts';
import { specialPricesReducer } from './special-prices/special-prices.slice.ts';
import { vehicleModelsReducer } from './vehicle-models/vehicle-models.slice.ts';
import { vehicleProductsReducer } from './vehicle-products/vehicle-products.slice.ts';

const dashboard = lazily(() => import(/* webpackChunkName: "route-extradmin" */ './DashboardPage.tsx'));
const customers = lazily(
  () => import(/* webpackChunkName: "route-extradmin-customers" */ './CustomersPage.tsx'),
);
const orders = lazily(() => import(/* webpackChunkName: "route-extradmin-orders" */ './OrdersPage.tsx'));
const audit = lazily(() => import(/* webpackChunkName: "route-extradmin-audit" */ './AuditPage.tsx'));
const products = lazily(
  () => import(/* webpackChunkName: "route-extradmin-products" */ './ProductsPage.tsx'),
);
const applications = lazily(
  () => import(/* webpackChunkName: "route-extradmin-applications" */ './ApplicationsPage.tsx'),
);
const fitting = lazily(
  () => import(/* webpackChunkName: "route-extradmin-fitting" */ './FittingRulesPage.tsx'),
);
const handbook = lazily(
  () => import(/* webpackChunkName: "route-extradmin-handbook" */ './HandbookPage.tsx'),
);
const searchWords = lazily(
  () => import(/* webpackChunkName: "route-extradmin-search-words" */ './SearchWordsPage.tsx'),
);
const partRequests = lazily(
  () => import(/* webpackChunkName: "route-extradmin-part-requests" */ './PartRequestsPage.tsx'),
);

const documents = lazily(
  () => import(/* webpackChunkName: "route-extradmin-documents" */ './DocumentsPage.tsx'),
);

const jobs = lazily(() => import(/* webpackChunkName: "route-extradmin-jobs" */ './JobsPage.tsx'));

const reducer = combineReducers({
  config: configReducer,
  customers: customersReducer,
  customer: customerReducer,
  specialPrices: specialPricesReducer,
  listPrice: listPriceReducer,
  pricesImport: pricesImportReducer,
  orders: ordersReducer,
  product: productReducer,
  related: relatedReducer,
  references: referencesReducer,
  catalogueImport: importReducer,
  qrCode: qrCodeReducer,
  deliveryRequests: deliveryRequestsReducer,
  audit: auditReducer,
  applications: applicationsReducer,
  applicationsImport: applicationsImportReducer,
  vehicleModels: vehicleModelsReducer,
  vehicleProducts: vehicleProductsReducer,
  fittingRules: fittingRulesReducer,
  fittingVersions: fittingVersionsReducer,
  searchWords: searchWordsReducer,
  partRequests: partRequestsReducer,
  jobs: jobsReducer,
  documents: documentsReducer,
});
export type AdminState = ReturnType<typeof reducer>;

export const remote = defineRemote({
  id: 'admin',
  version: REMOTE_VERSION,
  routes: [
    {
      path: '/extradmin',
      Component: AdminArea,
      children: [
        { index: true, Component: dashboard },
        { path: 'customers', Component: customers },
        { path: 'customers/:id', Component: customers },
        { path: 'orders', Component: orders },
        { path: 'products', Component: products },
        { path: 'products/:id', Component: products },
        { path: 'applications', Component: applications },
        { path: 'fitting', Component: fitting },
        { path: 'handbook', Component: handbook },
        { path: 'recherches', Component: searchWords },
        { path: 'demandes-de-pieces', Component: partRequests },
        { path: 'audit', Component: audit },
        { path: 'travaux', Component: jobs },
        { path: 'documents', Component: documents },
        { path: '*', Component: dashboard },
      ],
    },
  ],
  slots: {},
  texts: { namespace: 'admin', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer,
  saga: adminSaga,
});
