import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/favourites.fr.json';
import { addPart } from '../parts.ts';
import { favouritesSaga } from './favourites.saga.ts';
import { favouritesReducer } from './favourites.slice.ts';

/** Comes with the first product that opens, or with the page of all of them. */
export function addFavouritesPart(): void {
  registerTexts('catalog', texts);
  addPart({ name: 'favourites', reducers: { favourites: favouritesReducer }, saga: favouritesSaga });
}
