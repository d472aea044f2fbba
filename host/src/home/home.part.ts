import type { Part } from '../app/parts.ts';
import texts from '../locales/home.fr.json';

export { HomePage } from './HomePage.tsx';

export const homePart: Part = { id: 'home', texts: [texts] };
