import type { Part } from '../base/parts.ts';
import { bellSaga } from '../frame/bell/bell.saga.ts';
import { bellReducer } from '../frame/bell/bell.slice.ts';
import texts from '../locales/bell.fr.json';

export { Notices } from './Notices.tsx';

export const part: Part = { id: 'bell', reducer: bellReducer, saga: bellSaga, texts: [texts] };
