// Replaces @module-federation/webpack-bundler-runtime in a remote's build, to save 4 kB per remote: remotes use the shell's
// copy (host/src/remotes/loader/lend-runtime.ts). A release states which version it was built for.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.extranetFederation;

export default {
  // The shell's own init would register this remote as the page's host.
  runtime: { ...runtime, init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
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
