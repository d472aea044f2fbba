export { declarationsOf, type Surface, surfaceOf } from './surface.ts';
