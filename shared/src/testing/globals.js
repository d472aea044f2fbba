// Globals that browsers have and jsdom lacks.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

// A constant that the build of a remote defines.
Object.assign(globalThis, { REMOTE_VERSION: '0.0.0' });

// What jsdom's files cannot do yet.
Blob.prototype.text ??= function text() {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsText(this);
  });
};
