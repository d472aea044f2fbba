declare const __webpack_require__: {
  federation: {
    instance: { remoteHandler: { removeRemote(remote: { name: string; entry: string }): void } };
  };
};

/**
 * Lets go of a release that nothing shows any more, so that the browser can free its code. The federation runtime can do it, but
 * offers it only as a part of registering the same remote anew; the array to which webpack's chunks are pushed it does not know
 * (ADR 0042).
 */
export function unload(container: string): void {
  __webpack_require__.federation.instance.remoteHandler.removeRemote({ name: container, entry: '' });
  delete (globalThis as Record<string, unknown>)[`webpackChunk${container}`];
}
