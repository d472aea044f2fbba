declare const __webpack_require__: { federation: object };

/** Remotes run on the shell's copy of the federation's bundler runtime (shared/build/borrowed-runtime.js). */
export function lendRuntime(): void {
  Object.assign(globalThis, { extranetFederation: __webpack_require__.federation });
}
