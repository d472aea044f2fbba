export { unavailable } from './errors.ts';
export { isStartError, startError } from './start-error.ts';
