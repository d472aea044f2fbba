// Replaces the two files of @module-federation/runtime-core that read manifests and preload by them, to save 2 kB of the first
// page: the registry says more, and the loader fetches what it names. Manifests are switched off in webpack.shared.js, but the
// library keeps this code all the same.

/** Nobody listens to the reading of manifests. */
const noHooks = { applyPlugin() {} };

export class SnapshotHandler {
  hooks = noHooks;
  manifestCache = new Map();
}

/** Asked for when a remote is removed: nothing is known of it beyond what was registered. */
export const getGlobalRemoteInfo = () => ({});

const refuse = () => {
  throw new Error('Remotes are fetched by the loader, not preloaded by the federation.');
};

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
