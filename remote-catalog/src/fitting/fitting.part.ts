import { registerTexts } from '@extranet/shared/i18n';
import featureTexts from '../locales/feature.fr.json';
import texts from '../locales/fitting.fr.json';
import { addPart } from '../parts.ts';
import { fittingSaga } from './fitting.saga.ts';
import { fittingReducer } from './fitting.slice.ts';

export function addFittingPart(): void {
  registerTexts('catalog', texts);
  registerTexts('catalog', featureTexts);
  addPart({ name: 'fitting', reducers: { fitting: fittingReducer }, saga: fittingSaga });
}
