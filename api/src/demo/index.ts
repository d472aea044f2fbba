export { DEMO_ADMIN } from './load.ts';
