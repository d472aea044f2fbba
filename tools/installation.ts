// npm run installation -- /opt/extranet: what a portal needs to run, in an empty folder; npm start there needs no registry.
import { resolve } from 'node:path';
import { startError } from '../api/src/base/index.ts';
import { copyInstallation } from './lib/installation/index.ts';
import { stopWith } from './lib/stop-with.ts';

const MEGABYTE = 1_000_000;

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw startError('Say where: npm run installation -- /opt/extranet');
  const { bytes } = await copyInstallation(resolve(folder));
  console.log(`${Math.round(bytes / MEGABYTE)} MB. There: NODE_ENV=production DEMO=0 npm start`);
} catch (error) {
  stopWith(error);
}
