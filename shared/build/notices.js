// Writes the licences of all bundled libraries beside the build: they require their notice in every copy.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENCE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

export class Notices {
  /** @param {(text: string) => string} fileFor returns the file's name for its content */
  constructor(fileFor) {
    this.fileFor = fileFor;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Notices', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'Notices', stage }, () => {
        const text = [...packagesIn(compilation)].sort().map(noticeOf).join('\n');
        if (text) compilation.emitAsset(this.fileFor(text), new sources.RawSource(text));
      });
    });
  }
}

/** Folders of the packages with at least one file in the build. */
function packagesIn(compilation) {
  const folders = new Set();
  for (const module of compilation.modules)
    for (const { resource } of module.modules ?? [module]) {
      const folder = IN_PACKAGE.exec(resource ?? '')?.[1];
      if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
    }
  return folders;
}

function noticeOf(folder) {
  const { name, version, license = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => LICENCE.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}\n\n${'-'.repeat(80)}\n`;
}
