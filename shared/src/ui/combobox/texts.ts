import { registerTexts } from '../../i18n/index.ts';
import texts from '../locales/combobox.fr.json';

/** Taken in by each component that needs them: they come with it, not with the first page. */
registerTexts('ui', texts);
