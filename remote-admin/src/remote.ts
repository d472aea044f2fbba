import { defineRemote } from '@extranet/shared/remote';
import { lazy } from 'react';
import { AdminArea } from './AdminArea.tsx';
import { adminSaga } from './saga.ts';
import { adminReducer } from './state.ts';

const dashboard = lazy(() => import(/* webpackChunkName: "route-extradmin" */ './DashboardPage.tsx'));
const customers = lazy(
  () => import(/* webpackChunkName: "route-extradmin-customers" */ './CustomersPage.tsx'),
);
const orders = lazy(() => import(/* webpackChunkName: "route-extradmin-orders" */ './OrdersPage.tsx'));
const audit = lazy(() => import(/* webpackChunkName: "route-extradmin-audit" */ './AuditPage.tsx'));
const products = lazy(() => import(/* webpackChunkName: "route-extradmin-products" */ './ProductsPage.tsx'));

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
        { path: 'audit', Component: audit },
        { path: '*', Component: dashboard },
      ],
    },
  ],
  slots: {},
  texts: { namespace: 'admin', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer: adminReducer,
  saga: adminSaga,
});
