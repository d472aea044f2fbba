// Stands in a remote's build for @module-federation/webpack-bundler-runtime: 4 kB that every remote would bring
// again. The shell lends its own (host/src/remotes/loader/lend-runtime.ts); a release says which version it was built for.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.extranetFederation;

export default {
  // The shell's own init would take this remote for the page's host from then on.
  runtime: { ...runtime, init },
  instance: undefined,
  initOptions: undefined,
  // The shell exposes nothing, so its copy lacks the part that opens a container.
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

function init(options) {
  const whole = { ...options, id: options.id ?? '' };
  const known = runtime.getInstance(({ name }) => name === options.name);
  if (!known) return runtime.createInstance(whole);
  known.initOptions(whole);
  return known;
}
