import { consumedBy } from './consumed-modules.js';
import { describeRelease, needsRuntime } from './release-description.js';
import { drawRemoteFrames } from './remote-frames.js';
import { installed, lateEntry, versionFor } from './sharing.js';

/**
 * Writes release.json beside a build of webpack or Rspack, and samples.json: addresses with parameters, which are opened before
 * a release. Before them, what is painted of its pages, where the sources of the platform are here to draw it.
 */
export class ReleaseFile {
  constructor({ identity, samples, frames }) {
    this.identity = identity;
    this.samples = samples;
    this.frames = installed ? [] : frames;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseFile', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleaseFile', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          // While one develops, a page changes more often than its frame is looked at.
          if (this.frames.length > 0 && compiler.options.mode === 'production') {
            const drawn = await drawRemoteFrames(compiler.context, this.frames);
            for (const [file, text] of Object.entries(drawn))
              compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
          }
          compilation.emitAsset('release.json', new sources.RawSource(this.describe(compilation)));
          compilation.emitAsset('samples.json', new sources.RawSource(JSON.stringify(this.samples)));
        },
      );
    });
  }

  describe(compilation) {
    const groups = groupsByFile(compilation);
    const platform = platformByFile(compilation);
    const files = compilation.getAssets().map(({ name, source }) => ({
      name,
      content: source.buffer(),
      groups: groups.get(name) ?? [],
      platform: platform.get(name) ?? [],
    }));
    return describeRelease(this.identity, files, platformNeeds(compilation));
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
    const entry = lateEntry(consumedBy(module)?.key);
    if (!entry) continue;
    for (const chunk of compilation.chunkGraph.getModuleChunks(module))
      for (const file of chunk.files) found.set(file, [...(found.get(file) ?? []), entry]);
  }
  return found;
}

/** The platform entries that the remote imports, each with the version range it was built for. */
function platformNeeds(compilation) {
  const needs = { ...needsRuntime };
  for (const module of compilation.modules) {
    const consumed = consumedBy(module);
    if (consumed) needs[consumed.key] = consumed.range ?? `^${versionFor(consumed.key)}`;
  }
  return needs;
}
