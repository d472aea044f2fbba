import type { Part } from '../../base/parts.ts';
import texts from '../../locales/mailed-links.fr.json';
import { mailedLinksSaga } from './mailed-links.saga.ts';
import { mailedLinksReducer } from './mailed-links.slice.ts';

export { MailedLinkPage as Page } from './MailedLinkPage.tsx';

export const part: Part = {
  id: 'mailedLinks',
  reducer: mailedLinksReducer,
  saga: mailedLinksSaga,
  texts: [texts],
};
