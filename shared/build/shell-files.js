import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { contract, FIRST_PAINT, platform, platformEntries, providedVersions, shared } from './sharing.js';

/**
 * Writes index.html with the entry's scripts, and shell.json: what the shell provides to remotes, the chunks of platform
 * entries outside the first paint, so that they can be fetched together with a remote's own files, and what the shell itself
 * draws first on some pages.
 */
export class ShellFiles {
  constructor(dir) {
    this.template = join(dir, 'src/index.html');
    this.early = join(dir, 'src/early.ts');
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellFiles', (compilation) => {
      compilation.fileDependencies.addAll([this.template, this.early]);
      compilation.hooks.processAssets.tap(
        { name: 'ShellFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scripts = compilation.entrypoints.get('host').getFiles().filter(isScript);
          const shell = {
            contract,
            provides: providedVersions(),
            version: platform.version,
            scripts: scripts.map((file) => `/${file}`),
            platform: lazyChunks(compilation),
            pages: pageFiles(compilation),
          };
          const early = earlyScript(this.early, compiler.webpack.util.createHash);
          compilation.emitAsset(early.file, new sources.RawSource(early.code));
          const tags = shell.scripts.map((src) => `<script defer src="${src}"></script>`).join('\n    ');
          const page = readFileSync(this.template, 'utf8')
            .replace('<!--early-->', `<script src="/${early.file}"></script>`)
            .replace('<!--scripts-->', tags);
          compilation.emitAsset('index.html', new sources.RawSource(page));
          compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(shell, null, 2)));
        },
      );
    });
  }
}

const isScript = (file) => file.endsWith('.js');

/** Maps each platform entry to the URLs of the chunks that its provider loads. */
function lazyChunks(compilation) {
  const found = {};
  for (const entry of platformEntries.filter((name) => !FIRST_PAINT.includes(name))) {
    const file = resolve(shared, platform.exports[`./${entry}`]);
    const chunks = new Set();
    for (const module of compilation.modules) {
      const own = module.rootModule ?? module;
      if (own.resource !== file) continue;
      for (const chunk of compilation.chunkGraph.getModuleChunks(module))
        for (const group of chunk.groupsIterable)
          if (!group.isInitial())
            for (const one of group.getFiles()) if (isScript(one)) chunks.add(`/${one}`);
    }
    if (chunks.size === 0)
      throw new Error(
        `The shell would not lend '${entry}': host/src/remotes/loader/platform.ts has to import it.`,
      );
    found[entry] = [...chunks];
  }
  return found;
}

/**
 * The script that runs before all others. Made here, because webpack would add its run time and that of the federation. The
 * page waits for it, which costs nothing: nothing can be painted before the programs are there, and they are fetched meanwhile.
 */
function earlyScript(file, createHash) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    isModule: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { toplevel: true }, mangle: { toplevel: true } },
    },
    minify: true,
  });
  const classic = code.replace(/export\{\};?$/, '');
  const hash = createHash('sha256').update(classic).digest('hex').slice(0, 12);
  return { file: `assets/early.${hash}.js`, code: classic };
}

/** What else the shell draws first on a page, by its address: a chunk by its name, pictures by their folder. */
const PAGES = { '/': { pictures: /pages\/landing\/drawings\// }, '/home': { chunk: 'home' } };

function pageFiles(compilation) {
  const scriptsOf = (chunk) => [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter(isScript);
  const picturesIn = (folder) =>
    compilation
      .getAssets()
      .filter(({ info }) => folder.test(info.sourceFilename ?? ''))
      .map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(PAGES).map(([path, { chunk, pictures }]) => [
      path,
      [...(chunk ? scriptsOf(chunk) : []), ...(pictures ? picturesIn(pictures) : [])].map(
        (file) => `/${file}`,
      ),
    ]),
  );
}
