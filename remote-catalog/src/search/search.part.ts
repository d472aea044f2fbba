import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/search.fr.json';
import { addPart } from '../parts.ts';
import { wordsReducer } from '../words.slice.ts';
import { requestReducer } from './request.slice.ts';
import { searchSaga } from './search.saga.ts';
import { searchReducer } from './search.slice.ts';

/** Comes with the first letter or the first list that words open: the home page does not pay for it. */
export function addSearchPart(): void {
  registerTexts('catalog', texts);
  addPart({
    name: 'search',
    reducers: { search: searchReducer, words: wordsReducer, partRequest: requestReducer },
    saga: searchSaga,
  });
}
