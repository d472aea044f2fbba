import { createHash } from 'node:crypto';
import { BORROWED_RUNTIME, borrowedVersion, contract, FIRST_PAINT, versionFor } from './sharing.js';

/**
 * Writes release.json beside the build: the files with their hashes, the contract and the required platform versions. And
 * samples.json: addresses with parameters, which are opened before a release.
 */
export class ReleaseFile {
  constructor(identity, samples) {
    this.identity = identity;
    this.samples = samples;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseFile', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseFile', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          compilation.emitAsset('release.json', new sources.RawSource(this.describe(compilation)));
          compilation.emitAsset('samples.json', new sources.RawSource(JSON.stringify(this.samples)));
        },
      );
    });
  }

  describe(compilation) {
    const groups = groupsByFile(compilation);
    const platform = platformByFile(compilation);
    const assets = compilation
      .getAssets()
      .filter(({ name }) => !/\.(map|txt)$/.test(name))
      .map(({ name, source }) => ({
        file: name,
        bytes: source.size(),
        integrity: `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
        groups: groups.get(name) ?? [],
        platform: platform.get(name) ?? [],
      }));
    const release = {
      ...this.identity,
      entry: 'entry.js',
      contract,
      assets,
      needs: platformNeeds(compilation),
    };
    return JSON.stringify(release, null, 2);
  }
}

/** Maps each file to the names of the chunk groups that need it ('remote', 'route-cart', 'slot-home.search'). */
function groupsByFile(compilation) {
  const groups = new Map();
  for (const group of compilation.chunkGroups)
    if (group.name)
      for (const file of group.getFiles()) groups.set(file, [...(groups.get(file) ?? []), group.name]);
  return groups;
}

/** Maps each file to the platform entries outside the first paint that its code imports. */
function platformByFile(compilation) {
  const found = new Map();
  for (const module of compilation.modules) {
    const key = module.type === 'consume-shared-module' ? module.options?.shareKey : undefined;
    const entry = key?.startsWith('@extranet/shared/') ? key.slice('@extranet/shared/'.length) : undefined;
    if (!entry || FIRST_PAINT.includes(entry)) continue;
    for (const chunk of compilation.chunkGraph.getModuleChunks(module))
      for (const file of chunk.files) found.set(file, [...(found.get(file) ?? []), entry]);
  }
  return found;
}

/** The platform entries that the remote imports, each with the version range it was built for. */
function platformNeeds(compilation) {
  const needs = { [BORROWED_RUNTIME]: `^${borrowedVersion}` };
  for (const module of compilation.modules) {
    const key = module.options?.shareKey;
    if (module.type === 'consume-shared-module' && key) needs[key] = module.options.requiredVersion;
  }
  return Object.fromEntries(
    Object.entries(needs)
      .map(([key, version]) => [key, typeof version === 'string' ? version : `^${versionFor(key)}`])
      .sort(),
  );
}
