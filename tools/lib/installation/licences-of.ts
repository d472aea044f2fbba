import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMES_A_LICENCE = /^(licen[cs]e|copying|notice)/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** The licences of the libraries that these files belong to, which ask that their text comes along. */
export function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.filter((file) => file.includes('/node_modules/')).map(packageOf));
  return [...folders].sort().map(licenceOf).join(RULE);
}

/** A package may have folders with a package.json that only says how to read them. */
function packageOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
    if (folder === dirname(folder)) throw new Error(`${file} belongs to no package.`);
  }
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NAMES_A_LICENCE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  return [`${name} ${version}: ${license}`, ...texts].join('\n\n');
}
