import { registerTexts } from '@extranet/shared/i18n';
import texts from '../../locales/replaced.fr.json';
import { addPart } from '../../parts.ts';
import { replacedSaga } from './replaced.saga.ts';
import { replacedReducer } from './replaced.slice.ts';

/** Comes with the first list that has rows which cannot be ordered. */
export function addReplacedPart(): void {
  registerTexts('catalog', texts);
  addPart({ name: 'replaced', reducers: { replaced: replacedReducer }, saga: replacedSaga });
}
