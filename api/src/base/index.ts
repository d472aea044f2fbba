export { isStartError, startError } from './start-error.ts';
