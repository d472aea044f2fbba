import { defineRemote, lazily } from '@extranet/shared/remote';
import { combineReducers } from '@extranet/shared/store';
import { createElement } from 'react';
import { Navigate } from 'react-router-dom';
import { AdminArea } from './AdminArea.tsx';
import { applicationsReducer } from './applications/applications.slice.ts';
import { auditReducer } from './audit/audit.slice.ts';
import { backupsReducer } from './backups/backups.slice.ts';
import { importReducer } from './catalogue-import/catalogue-import.slice.ts';
import { configReducer } from './config/config.slice.ts';
import { customerReducer } from './customer/customer.slice.ts';
import { customerOverviewReducer } from './customer/overview.slice.ts';
import { customerPriceReducer } from './customer/price.slice.ts';
import { customerRulesReducer } from './customer/rules.slice.ts';
import { customerChoicesReducer } from './customers/choices.slice.ts';
import { customersReducer } from './customers/customers.slice.ts';
import { delaysReducer } from './delivery-requests/answers.slice.ts';
import { deliveryRequestsReducer } from './delivery-requests/delivery-requests.slice.ts';
import { deskReducer } from './desk/desk.slice.ts';
import { documentsReducer } from './documents/documents.slice.ts';
import { drillsReducer } from './drills/drills.slice.ts';
import { figuresReducer } from './figures/figures.slice.ts';
import { findReducer } from './find/find.slice.ts';
import { fittingRulesReducer } from './fitting-rules/fitting-rules.slice.ts';
import { fittingVersionsReducer } from './fitting-rules/versions.slice.ts';
import { fileImportReducer } from './imports/file-import.slice.ts';
import { importsReducer } from './imports/imports.slice.ts';
import { jobsReducer } from './jobs/jobs.slice.ts';
import { journalReducer } from './journal/journal.slice.ts';
import { listViewsReducer } from './list-views/list-views.slice.ts';
import { orderPage } from './order-page.ts';
import { orderWorkReducer } from './orders/order-work/order-work.slice.ts';
import { ordersReducer } from './orders/orders.slice.ts';
import { promiseSettingsReducer } from './orders/promise-settings/promise-settings.slice.ts';
import { severalReducer } from './orders/several.slice.ts';
import { partRequestsReducer } from './part-requests/part-requests.slice.ts';
import { productOverviewReducer } from './product/overview.slice.ts';
import { productReducer } from './product/product.slice.ts';
import { productHistoryReducer } from './product-history/product-history.slice.ts';
import { qrCodeReducer } from './qr-code/qr-code.slice.ts';
import { referencesReducer } from './references/references.slice.ts';
import { relatedReducer } from './related/related.slice.ts';
import { returnWorkReducer } from './returns/return-work.slice.ts';
import { returnsReducer } from './returns/returns.slice.ts';
import { runningReducer } from './running/running.slice.ts';
import { adminSaga } from './saga.ts';
import { searchWordsReducer } from './search-words/search-words.slice.ts';
import { supplierReducer } from './settings/supplier.slice.ts';
import { listPriceReducer } from './special-prices/list-price.slice.ts';
import { pricesImportReducer } from './special-prices/prices-import.slice.ts';
import { specialPricesReducer } from './special-prices/special-prices.slice.ts';
import { successorReducer } from './successor/successor.slice.ts';
import { vehicleModelsReducer } from './vehicle-models/vehicle-models.slice.ts';
import { vehicleProductsReducer } from './vehicle-products/vehicle-products.slice.ts';

const dashboard = lazily(() => import(/* webpackChunkName: "route-extradmin" */ './DashboardPage.tsx'));
const figures = lazily(() => import(/* webpackChunkName: "route-extradmin-figures" */ './FiguresPage.tsx'));
const customers = lazily(
  () => import(/* webpackChunkName: "route-extradmin-customers" */ './CustomersRoute.tsx'),
);
const orders = lazily(() => import(/* webpackChunkName: "route-extradmin-orders" */ './OrdersPage.tsx'));
const settings = lazily(
  () => import(/* webpackChunkName: "route-extradmin-settings" */ './SettingsPage.tsx'),
);
const audit = lazily(() => import(/* webpackChunkName: "route-extradmin-audit" */ './AuditPage.tsx'));
const products = lazily(
  () => import(/* webpackChunkName: "route-extradmin-products" */ './ProductsRoute.tsx'),
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

const forum = lazily(() => import(/* webpackChunkName: "route-extradmin-forum" */ './ForumPage.tsx'));
const delays = lazily(() => import(/* webpackChunkName: "route-extradmin-delays" */ './DelaysPage.tsx'));
const catalogueImport = lazily(
  () => import(/* webpackChunkName: "route-extradmin-import" */ './ImportPage.tsx'),
);
const qrCode = lazily(() => import(/* webpackChunkName: "route-extradmin-qr" */ './QrCodePage.tsx'));
const documents = lazily(
  () => import(/* webpackChunkName: "route-extradmin-documents" */ './DocumentsPage.tsx'),
);

const returns = lazily(() => import(/* webpackChunkName: "route-extradmin-returns" */ './ReturnsPage.tsx'));
const returnWork = lazily(
  () => import(/* webpackChunkName: "route-extradmin-return" */ './ReturnWorkPage.tsx'),
);
const running = lazily(() => import(/* webpackChunkName: "route-extradmin-running" */ './RunningPage.tsx'));
const drills = lazily(() => import(/* webpackChunkName: "route-extradmin-drills" */ './DrillsPage.tsx'));
const jobs = lazily(() => import(/* webpackChunkName: "route-extradmin-jobs" */ './JobsPage.tsx'));

const unknownPage = lazily(
  () => import(/* webpackChunkName: "route-extradmin-unknown" */ './UnknownPage.tsx'),
);

const reducer = combineReducers({
  config: configReducer,
  customers: customersReducer,
  customerChoices: customerChoicesReducer,
  customer: customerReducer,
  customerOverview: customerOverviewReducer,
  customerPrice: customerPriceReducer,
  customerRules: customerRulesReducer,
  journal: journalReducer,
  listViews: listViewsReducer,
  specialPrices: specialPricesReducer,
  listPrice: listPriceReducer,
  pricesImport: pricesImportReducer,
  orders: ordersReducer,
  orderWork: orderWorkReducer,
  several: severalReducer,
  promiseSettings: promiseSettingsReducer,
  product: productReducer,
  productHistory: productHistoryReducer,
  productOverview: productOverviewReducer,
  related: relatedReducer,
  successor: successorReducer,
  references: referencesReducer,
  catalogueImport: importReducer,
  imports: importsReducer,
  fileImport: fileImportReducer,
  qrCode: qrCodeReducer,
  deliveryRequests: deliveryRequestsReducer,
  delays: delaysReducer,
  desk: deskReducer,
  figures: figuresReducer,
  find: findReducer,
  audit: auditReducer,
  applications: applicationsReducer,
  vehicleModels: vehicleModelsReducer,
  vehicleProducts: vehicleProductsReducer,
  fittingRules: fittingRulesReducer,
  fittingVersions: fittingVersionsReducer,
  searchWords: searchWordsReducer,
  partRequests: partRequestsReducer,
  jobs: jobsReducer,
  running: runningReducer,
  backups: backupsReducer,
  drills: drillsReducer,
  documents: documentsReducer,
  returns: returnsReducer,
  returnWork: returnWorkReducer,
  supplier: supplierReducer,
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
        { path: 'figures', Component: figures },
        { path: 'customers', Component: customers },
        { path: 'customers/:id', Component: customers },
        { path: 'orders', Component: orders },
        { path: 'orders/:orderId', Component: orderPage },
        { path: 'products', Component: products },
        { path: 'products/:id', Component: products },
        { path: 'applications', Component: applications },
        { path: 'fitting', Component: fitting },
        { path: 'handbook', Component: handbook },
        { path: 'recherches', Component: searchWords },
        { path: 'forum', Component: forum },
        { path: 'delais', Component: delays },
        { path: 'import', Component: catalogueImport },
        { path: 'qr', Component: qrCode },
        { path: 'demandes-de-pieces', Component: partRequests },
        { path: 'settings', Component: settings },
        { path: 'livraison', element: createElement(Navigate, { to: '/extradmin/settings', replace: true }) },
        { path: 'audit', Component: audit },
        { path: 'travaux', Component: jobs },
        { path: 'fonctionnement', Component: running },
        { path: 'fonctionnement/exercices', Component: drills },
        { path: 'documents', Component: documents },
        { path: 'retours', Component: returns },
        { path: 'retours/:id', Component: returnWork },
        { path: '*', Component: unknownPage },
      ],
    },
  ],
  slots: {},
  texts: { namespace: 'admin', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer,
  saga: adminSaga,
});
