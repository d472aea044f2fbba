import { start } from './app/start.tsx';
import { guardSinks } from './security/guard-sinks.ts';

guardSinks();
start();
