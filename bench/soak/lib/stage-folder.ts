import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a stage has its files, and what has to end with it. */
export interface StageFolder {
  folder: string;
  /** Called in turn, the last one first. */
  ending: (() => Promise<unknown>)[];
  clear: (how?: { keep: boolean }) => Promise<void>;
}

export async function openStageFolder(name: string): Promise<StageFolder> {
  const folder = await mkdtemp(join(tmpdir(), `extranet-${name}-`));
  // The machines' account must get through to its own folders.
  await chmod(folder, 0o711);
  const ending: StageFolder['ending'] = [];
  return {
    folder,
    ending,
    async clear({ keep } = { keep: false }) {
      for (const end of ending.toReversed()) await end();
      if (keep) console.log(`the logs are in ${folder}`);
      else await rm(folder, { recursive: true, force: true });
    },
  };
}
