import type { Part } from '../../base/parts.ts';
import texts from '../../locales/keys.fr.json';

export { KeyList } from './KeyList.tsx';

export const part: Part = { id: 'keys', texts: [texts] };
