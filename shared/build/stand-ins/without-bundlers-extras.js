// Stands where five files of webpack's bundler runtime were, in the shell's build: a remote takes nothing of another remote, its
// entry takes nothing of the shell before it is opened, and what is shared is never shaken (ADR 0021).
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

export const getUsedExports = () => undefined;
export const remotes = undefined;
export const getSharedFallbackGetter = undefined;

/** Rspack's entries ask for it, of nothing. */
export function installInitialConsumes({ initialConsumes }) {
  if (initialConsumes?.length > 0)
    throw new Error('A remote takes what is shared in its parts, not in its entry.');
}
