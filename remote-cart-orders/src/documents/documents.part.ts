import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/documents.fr.json';
import { addPart } from '../parts.ts';
import { documentsSaga } from './documents.saga.ts';
import { documentsReducer } from './documents.slice.ts';
import { orderDocumentsReducer } from './order-documents.slice.ts';

export function addDocumentsPart(): void {
  registerTexts('cart-orders', texts);
  addPart({
    name: 'documents',
    reducers: { documents: documentsReducer, orderDocuments: orderDocumentsReducer },
    saga: documentsSaga,
  });
}
