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
        const text = noticesOf(filesIn(compilation));
        if (text) compilation.emitAsset(this.fileFor(text), new sources.RawSource(text));
      });
    });
  }
}

const filesIn = (compilation) =>
  [...compilation.modules].flatMap((module) => (module.modules ?? [module]).map(({ resource }) => resource));

/** The notices of all packages with at least one of these files. */
export function noticesOf(files) {
  const folders = new Set();
  for (const file of files) {
    const folder = IN_PACKAGE.exec(file ?? '')?.[1];
    if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  return [...folders].sort().map(noticeOf).join('\n');
}

function noticeOf(folder) {
  const { name, version, license = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => LICENCE.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}\n\n${'-'.repeat(80)}\n`;
}
