import type { Part } from '../base/parts.ts';
import { bellSaga } from '../frame/bell/bell.saga.ts';
import { bellReducer } from '../frame/bell/bell.slice.ts';
import bellTexts from '../locales/bell.fr.json';
import texts from '../locales/notices.fr.json';

export { Notices } from './Notices.tsx';

export const part: Part = { id: 'bell', reducer: bellReducer, saga: bellSaga, texts: [texts, bellTexts] };
