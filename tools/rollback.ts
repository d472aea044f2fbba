// npm run rollback -- faq [release] [--reason '...']: ends the canary; without one, or with a release named, makes an earlier
// release live again. npm run rollback -- host [release]: the same for the shell. One write.
import { parseArgs } from 'node:util';
import { parseConfig } from '../api/src/base/config/index.ts';
import { releaseObjects } from '../api/src/portal/releases/index.ts';
import { namedRemote } from './lib/named-remote.ts';
import { takeBackRemote, takeBackShell } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [named, wanted] = positionals;
  const id = namedRemote(named, 'rollback');
  const store = await releaseObjects(parseConfig(process.env));
  const order = { wanted, reason: values.reason };
  console.log(id === 'host' ? await takeBackShell(store, order) : await takeBackRemote(store, id, order));
} catch (error) {
  stopWith(error);
}
