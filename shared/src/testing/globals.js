// What browsers have and jsdom lacks.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

// What the build of a remote puts in.
Object.assign(globalThis, { REMOTE_VERSION: '0.0.0' });
