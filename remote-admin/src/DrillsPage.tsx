import { registerTexts } from '@extranet/shared/i18n';
import { Drills } from './drills/Drills.tsx';
import texts from './locales/drills.fr.json';

registerTexts('admin', texts);

export default Drills;
