import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.ts';

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Its path below the project's root, such as node_modules/fastify. */
  readonly path: string;
  readonly integrity: string;
}

/** Licences that ask for no more than keeping the notice. */
const NOTICE_ONLY = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
];

/** Licences that were read by a person, each with the packages that may come under it and why. */
const REVIEWED: Readonly<Record<string, RegExp>> = {
  // LGPL: sharp loads the picture library as a file of its own, on the server only, unchanged and replaceable.
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
  // Bitstream Vera's: free to use, embed and pass on; not to be sold alone or renamed to its own names.
  'SEE LICENSE IN README.md AND LICENSE': /^dejavu-fonts-ttf$/,
  // d3's modules built anew for visx: each is under MIT or ISC, which ask for a notice only.
  'MIT and ISC': /^@visx\/vendor$/,
  // In the public domain.
  Unlicense: /^robust-predicates$/,
};

/**
 * All packages that run in production or are shipped, for every operating system. Read from the lock file; where that
 * names no licence, from the package's own licence file.
 */
export function productionDependencies(): Dependency[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { version?: string; license?: string; integrity?: string; dev?: boolean; link?: boolean }
    >;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version = '', integrity = '', license }]) => ({
      path,
      integrity,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceText(path),
    }));
}

/** The licence of a package that names none but contains its text. */
function licenceText(path: string): string {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((one) => join(root, path, one)).find(existsSync);
  const text = file ? readFileSync(file, 'utf8') : '';
  return /^\s*(The )?MIT License|Permission is hereby granted, free of charge/i.test(text)
    ? 'MIT'
    : 'unknown';
}

export const isAllowed = ({ name, licence }: Pick<Dependency, 'name' | 'licence'>): boolean =>
  REVIEWED[licence]?.test(name) ??
  alternatives(licence).some((one) => one.every((part) => NOTICE_ONLY.includes(part)));

/** '(MPL-2.0 OR Apache-2.0)' means that one of the two is enough, 'MIT AND Zlib' that both apply. */
const alternatives = (licence: string): string[][] =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .map((one) => one.split(' AND '));
