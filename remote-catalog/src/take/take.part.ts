import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/take.fr.json';
import { addPart } from '../parts.ts';
import { takeSaga } from './take.saga.ts';
import { takeReducer } from './take.slice.ts';

/** Comes with a search for a reference that is replaced. */
export function addTakePart(): void {
  registerTexts('catalog', texts);
  addPart({ name: 'take', reducers: { take: takeReducer }, saga: takeSaga });
}
