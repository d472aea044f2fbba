// npm run dev: watches all builds and the API.
// npm run dev -w remote-faq: watches that remote only; the shell and the other remotes are built once.
// Each finished build is published as a new release, as in production: reload the page to see it.
// npm run dev -w remote-faq -- --shell https://...: shows that remote inside a deployed portal, through a proxy on this
// machine (--port, 8090), and exchanges what was saved in the open page (ADR 0040).
// Development builds are larger than production builds and not compressed.
process.env.NODE_ENV = 'development';

import { parseArgs } from 'node:util';
import { startError } from '../api/src/base/index.ts';
import { developHere, developInShell } from './lib/development/index.ts';
import { stopWith } from './lib/stop-with.ts';
import { standsAlone } from './lib/workspaces.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { shell: { type: 'string' }, port: { type: 'string', default: '8090' } },
  });
  if (values.shell === undefined && standsAlone)
    throw startError(
      'Here is no portal to run: npm run dev -- --shell https://... shows this remote inside a deployed one.',
    );
  if (values.shell === undefined) await developHere(positionals);
  else await developInShell(positionals, values.shell, Number(values.port));
} catch (error) {
  stopWith(error);
}
