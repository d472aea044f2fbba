export type { Change } from './change.ts';
export { surfaceChanges } from './compare.ts';
export { type Surface, surfaceOf } from './surface.ts';
