export { readWorkers } from './workers-option.ts';
