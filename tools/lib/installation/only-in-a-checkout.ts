import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from '../workspaces.ts';

/** What builds, and what opens a browser. The commands of an installation load it only for what has to be done in a checkout. */
const LEFT_BEHIND = /\/tools\/lib\/builds\/bundlers\.ts$|\/node_modules\/playwright-core\//;

/** Says so in one sentence where such a thing is loaded. */
export function onlyInACheckout(): Plugin {
  const startErrors = JSON.stringify(join(root, 'api/src/base/start-error.ts'));
  return {
    name: 'only-in-a-checkout',
    load: {
      filter: { id: LEFT_BEHIND },
      handler: () => ({
        code: `import { startError } from ${startErrors};
          throw startError('This is done in a checkout: an installation neither builds nor opens a browser.');
          export const bundlerOf = undefined, chromium = undefined;`,
        moduleType: 'js',
      }),
    },
  };
}
