import { registerTexts } from '@extranet/shared/i18n';
import texts from './locales/running.fr.json';
import { Running } from './running/Running.tsx';

registerTexts('admin', texts);

export default Running;
