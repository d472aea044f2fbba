import { defineRemote } from '@extranet/shared/remote';
import { lazy } from 'react';
import { borrowRouter } from './navigation.ts';
import { catalogSaga } from './saga.ts';
import { catalogReducer } from './state.ts';

const page = lazy(() => import(/* webpackChunkName: "route-catalog" */ './catalog/CatalogPage.tsx'));

export const remote = defineRemote({
  id: 'catalog',
  version: REMOTE_VERSION,
  routes: [{ path: '/catalog', Component: page }],
  slots: {
    'home.search': lazy(() => import(/* webpackChunkName: "slot-home.search" */ './search/SearchBar.tsx')),
    'home.kits': lazy(() => import(/* webpackChunkName: "slot-home.kits" */ './kits/KitsModule.tsx')),
    'admin.catalogSearch': lazy(
      () => import(/* webpackChunkName: "slot-admin.catalogSearch" */ './catalog/AdminCatalogSearch.tsx'),
    ),
    overlay: lazy(() => import(/* webpackChunkName: "slot-overlay" */ './Overlay.tsx')),
  },
  texts: { namespace: 'catalog', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer: catalogReducer,
  saga: catalogSaga,
  activate: borrowRouter,
});
