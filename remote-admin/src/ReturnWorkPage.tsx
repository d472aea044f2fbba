import { registerTexts } from '@extranet/shared/i18n';
import texts from './locales/returns.fr.json';
import { ReturnWork } from './returns/ReturnWork.tsx';

registerTexts('admin', texts);

export default ReturnWork;
