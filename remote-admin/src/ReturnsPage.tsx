import { registerTexts } from '@extranet/shared/i18n';
import texts from './locales/returns.fr.json';
import { Returns } from './returns/Returns.tsx';

registerTexts('admin', texts);

export default Returns;
