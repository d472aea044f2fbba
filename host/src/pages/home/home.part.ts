import type { Part } from '../../base/parts.ts';
import texts from '../../locales/home.fr.json';

export { HomePage } from './HomePage.tsx';

export const homePart: Part = { id: 'home', texts: [texts] };
