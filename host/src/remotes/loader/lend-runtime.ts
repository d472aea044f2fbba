import * as core from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';

/**
 * Remotes run on the shell's copy of the federation's runtime, which they take from the page (experiments.externalRuntime), and on
 * its copy of the bundler's part of it (shared/build/borrowed-runtime.js).
 */
export function lendRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core, extranetFederation: bundlerRuntime });
}
