import type { Part } from '../../base/parts.ts';
import texts from '../../locales/closed.fr.json';

export { ClosedPage } from './ClosedPage.tsx';

export const part: Part = { id: 'closed', texts: [texts] };
