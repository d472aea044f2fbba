import { registerTexts } from '@extranet/shared/i18n';
import texts from './locales/search-words.fr.json';
import { SearchWords } from './search-words/SearchWords.tsx';

registerTexts('admin', texts);

export default SearchWords;
