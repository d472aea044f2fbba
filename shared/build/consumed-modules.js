// The modules that a remote takes from the shell, as its bundler knows them.

/** What Rspack says of one, which it shows to plugins by its identifier only. */
const IN_WORDS = /^consume shared module \([^)]*\) (.+)@(\S+)/;

/** @returns {{ key: string, range: string | undefined } | undefined} undefined for a module of the remote itself */
export function consumedBy(module) {
  if (module.type !== 'consume-shared-module') return undefined;
  if (module.options?.shareKey) return { key: module.options.shareKey, range: rangeIn(module.options) };
  const [, key, range] = IN_WORDS.exec(module.identifier()) ?? [];
  if (!key) throw new Error(`Which shared module is this: ${module.identifier()}?`);
  return { key, range };
}

const rangeIn = ({ requiredVersion }) => (typeof requiredVersion === 'string' ? requiredVersion : undefined);
