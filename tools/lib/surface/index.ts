export { surfaceAddress } from './address.ts';
export { declarationsOf, type Surface, surfaceOf } from './surface.ts';
