export { system } from './actor.ts';
