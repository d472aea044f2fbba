import { getInstance } from '@module-federation/enhanced/runtime';

interface Removing {
  removeRemote: (remote: { name: string; entry: string }) => void;
}

/**
 * Lets go of a release that nothing shows any more, so that the browser can free its code. The federation runtime can do it, but
 * offers it only as a part of registering the same remote anew; the array to which webpack's chunks are pushed it does not know
 * (ADR 0042).
 */
export function unload(container: string): void {
  const handler: unknown = getInstance()?.remoteHandler;
  (handler as Removing | undefined)?.removeRemote({ name: container, entry: '' });
  delete (globalThis as Record<string, unknown>)[`webpackChunk${container}`];
}
