import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder in which the workers of this run keep the demonstration's data, and removes it at the end. */
export default async function keepDemoDataOfThisRun() {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-demo-data-'));
  process.env.DEMO_DATA_KEPT = folder;
  return () => rm(folder, { recursive: true, force: true });
}
