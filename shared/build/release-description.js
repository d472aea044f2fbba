// release.json, whichever bundler built the files.
import { createHash } from 'node:crypto';
import { BORROWED_RUNTIME, borrowedVersion, contract } from './sharing.js';

/**
 * Describes a release: the files with their hashes, the contract and the required platform versions.
 * @param files { name, content, groups, platform }: groups are the parts of the remote that need the file ('remote',
 *   'route-cart', 'slot-home.search'), platform the entries outside the first paint that its code imports
 * @param needs the shared modules that it takes, each with the versions that it was built for
 */
export function describeRelease(identity, files, needs) {
  const assets = files
    .filter(({ name }) => !/\.(map|txt)$/.test(name))
    .map(({ name, content, groups, platform }) => ({
      file: name,
      bytes: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      groups,
      platform,
    }));
  const release = { ...identity, entry: 'entry.js', contract, assets, needs: inOrder(needs) };
  return JSON.stringify(release, null, 2);
}

/** Of a remote that runs on the shell's copy of the federation's runtime. */
export const needsRuntime = { [BORROWED_RUNTIME]: `^${borrowedVersion}` };

const inOrder = (needs) => Object.fromEntries(Object.entries(needs).sort());
