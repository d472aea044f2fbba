import { start } from './app/start.tsx';
import { guardSinks } from './base/security/guard-sinks.ts';

guardSinks();
start();
