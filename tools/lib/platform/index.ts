export type { Change } from './change.ts';
export { surfaceChanges } from './compare.ts';
export { membersOf, platformPage } from './page.ts';
