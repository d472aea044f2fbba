import { registerTexts } from '@extranet/shared/i18n';
import { Figures } from './figures/Figures.tsx';
import texts from './locales/figures.fr.json';

registerTexts('admin', texts);

export default Figures;
