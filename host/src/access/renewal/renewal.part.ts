import type { Part } from '../../base/parts.ts';
import texts from '../../locales/renewal.fr.json';
import { renewalSaga } from './renewal.saga.ts';
import { renewalReducer } from './renewal.slice.ts';

export { RenewalDialogs } from './RenewalDialogs.tsx';

export const part: Part = {
  id: 'renewal',
  reducer: renewalReducer,
  saga: renewalSaga,
  texts: [texts],
};
