import { combineReducers, remoteSelector } from '@extranet/shared/store';
import { listReducer } from './catalog/catalog.slice.ts';
import { kitsReducer } from './kits/kits.slice.ts';
import { productReducer } from './product/product.slice.ts';
import { searchReducer } from './search/search.slice.ts';

export const catalogReducer = combineReducers({
  list: listReducer,
  search: searchReducer,
  product: productReducer,
  kits: kitsReducer,
});

export const useCatalog = remoteSelector<ReturnType<typeof catalogReducer>>('catalog');
