// Globals that browsers have and jsdom lacks.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

// A constant that the build of a remote defines.
Object.assign(globalThis, { REMOTE_VERSION: '0.0.0' });
