import { defineRemote } from '@extranet/shared/remote';
import { combineReducers } from '@extranet/shared/store';
import { lazy } from 'react';
import { listReducer } from './catalog/catalog.slice.ts';
import { kitsReducer } from './kits/kits.slice.ts';
import { borrowRouter } from './navigation.ts';
import { productReducer } from './product/product.slice.ts';
import { catalogSaga } from './saga.ts';
import { searchReducer } from './search/search.slice.ts';
import { supplierReducer } from './supplier/supplier.slice.ts';

const page = lazy(() => import(/* webpackChunkName: "route-catalog" */ './catalog/CatalogPage.tsx'));

const glossary = lazy(() => import(/* webpackChunkName: "route-glossary" */ './glossary/GlossaryPage.tsx'));

const reducer = combineReducers({
  list: listReducer,
  search: searchReducer,
  product: productReducer,
  kits: kitsReducer,
  supplier: supplierReducer,
});
export type CatalogState = ReturnType<typeof reducer>;

export const remote = defineRemote({
  id: 'catalog',
  version: REMOTE_VERSION,
  routes: [
    { path: '/catalog', Component: page },
    { path: '/glossaire', Component: glossary },
  ],
  slots: {
    'home.search': lazy(() => import(/* webpackChunkName: "slot-home.search" */ './search/SearchBar.tsx')),
    'home.kits': lazy(() => import(/* webpackChunkName: "slot-home.kits" */ './kits/KitsModule.tsx')),
    'admin.catalogSearch': lazy(
      () => import(/* webpackChunkName: "slot-admin.catalogSearch" */ './catalog/AdminCatalogSearch.tsx'),
    ),
    overlay: lazy(() => import(/* webpackChunkName: "slot-overlay" */ './Overlay.tsx')),
  },
  texts: { namespace: 'catalog', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer,
  saga: catalogSaga,
  activate: borrowRouter,
});
