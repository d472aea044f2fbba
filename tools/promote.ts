// npm run promote -- faq [--reason '...']: makes the canary the stable release for everybody.
import { parseArgs } from 'node:util';
import { parseConfig } from '../api/src/base/config/index.ts';
import { releaseObjects } from '../api/src/portal/releases/index.ts';
import { promote } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const store = await releaseObjects(parseConfig(process.env));
  console.log(await promote(store, positionals[0] ?? '', values.reason));
} catch (error) {
  stopWith(error);
}
