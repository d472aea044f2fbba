import { registerTexts } from '../../i18n/index.ts';
import texts from '../locales/sign-in.fr.json';

/** Taken in by each field that needs them: they come with these fields, not with the first page. */
registerTexts('ui', texts);
