import { defineRemote, lazily } from '@extranet/shared/remote';
import { forgetSearches } from './forget.ts';
import { kitsReducer } from './kits/kits.slice.ts';
import { borrowRouter } from './navigation.ts';
import { withLateParts } from './parts.ts';
import { preloadWith } from './preload.ts';
import { productReducer } from './product/product.slice.ts';
import { catalogSaga } from './saga.ts';
import { forgetThumbnails } from './thumbnails.ts';

const page = lazily(() => import(/* webpackChunkName: "route-catalog" */ './catalog/CatalogPage.tsx'));

const glossary = lazily(() => import(/* webpackChunkName: "route-glossary" */ './glossary/GlossaryPage.tsx'));

const favourites = lazily(
  () => import(/* webpackChunkName: "route-favoris" */ './favourites/FavouritesPage.tsx'),
);

const fitting = lazily(() => import(/* webpackChunkName: "route-montage" */ './fitting/FittingPage.tsx'));
preloadWith(fitting.preload);

const reducer = withLateParts({
  product: productReducer,
  kits: kitsReducer,
});
export type CatalogState = ReturnType<typeof reducer>;

export const remote = defineRemote({
  id: 'catalog',
  version: REMOTE_VERSION,
  routes: [
    { path: '/catalog', Component: page },
    { path: '/favoris', Component: favourites },
    { path: '/glossaire', Component: glossary },
    { path: '/montage', Component: fitting },
  ],
  slots: {
    'header.search': lazily(
      () => import(/* webpackChunkName: "slot-header.search" */ './search/HeaderSearch.tsx'),
    ),
    'home.search': lazily(() => import(/* webpackChunkName: "slot-home.search" */ './search/SearchBar.tsx')),
    'home.kits': lazily(() => import(/* webpackChunkName: "slot-home.kits" */ './kits/KitsModule.tsx')),
    'admin.catalogSearch': lazily(
      () => import(/* webpackChunkName: "slot-admin.catalogSearch" */ './catalog/AdminCatalogSearch.tsx'),
    ),
    // On every page, and smaller than the request that would bring it.
    overlay: lazily(() => import(/* webpackMode: "eager" */ './Overlay.tsx')),
  },
  texts: { namespace: 'catalog', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer,
  saga: catalogSaga,
  activate: (host) => {
    const giveBack = borrowRouter(host);
    return () => {
      giveBack();
      forgetSearches();
      forgetThumbnails();
    };
  },
});
