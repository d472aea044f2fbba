import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { librariesIn } from '../lock-file.ts';
import { root } from '../workspaces.ts';

const EVERY_BUILD = [
  'webpack.shared.js',
  'tsconfig.base.json',
  'shared/package.json',
  'shared/build/notices.js',
  'shared/build/release-file.js',
  'shared/build/sharing.js',
];
const NOT_BUILT = /(^|\/)(dist|node_modules|gallery|testing)(\/|$)|\.test\.tsx?$|\.md$/;

/**
 * The hash of a build's sources, so that nothing unchanged is built or published twice. The host bundles the code of
 * shared/; a remote only refers to it at run time, so its hash covers shared/package.json and no more of it.
 */
export function sourceHash(workspace: string): string {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? 'production');
  const folders = workspace === 'host' ? ['host', 'shared'] : [workspace];
  hash.update(librariesIn(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const file of [...EVERY_BUILD.map((name) => join(root, name)), ...folders.flatMap(filesOf)]) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !NOT_BUILT.test(name))
    .map((name) => join(root, folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
