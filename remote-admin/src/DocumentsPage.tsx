import { registerTexts } from '@extranet/shared/i18n';
import { DocumentsOffice } from './documents/DocumentsOffice.tsx';
import texts from './locales/documents.fr.json';

registerTexts('admin', texts);

export default DocumentsOffice;
