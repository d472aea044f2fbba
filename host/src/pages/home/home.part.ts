import type { Part } from '../../base/parts.ts';
import texts from '../../locales/home.fr.json';

export { HomePage } from './HomePage.tsx';
export { HomeSkeleton } from './HomeSkeleton.tsx';

export const part: Part = { id: 'home', texts: [texts] };
