import { registerTexts } from '../../i18n/index.ts';
import texts from '../locales/table.fr.json';

/** Taken in by each part of a table that needs them: they come with tables, not with the first page. */
registerTexts('ui', texts);
