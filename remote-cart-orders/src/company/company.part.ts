import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/company.fr.json';
import { addPart } from '../parts.ts';
import { companySaga } from './company.saga.ts';
import { companyReducer } from './company.slice.ts';

export function addCompanyPart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'company', reducers: { company: companyReducer }, saga: companySaga });
}
