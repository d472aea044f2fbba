export { type Config, parseConfig } from './config.ts';
