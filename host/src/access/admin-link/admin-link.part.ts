import type { Part } from '../../base/parts.ts';
import texts from '../../locales/admin-link.fr.json';
import { adminLinkSaga } from './admin-link.saga.ts';
import { adminLinkReducer } from './admin-link.slice.ts';

export { AdminLinkPage as Page } from './AdminLinkPage.tsx';

export const part: Part = {
  id: 'adminLink',
  reducer: adminLinkReducer,
  saga: adminLinkSaga,
  texts: [texts],
};
