import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesFolder } from '../../api/src/portal/releases/index.ts';
import { seen } from '../harness/releases.ts';
import type { Drill } from './lib/drill.ts';
import { goingToForum } from './lib/forum.ts';

/** The server looks into its store once a second, when somebody asks. */
const LOOKS_AGAIN_MS = 1_500;

export const registryGone: Drill = {
  breaks: 'the registry is gone from the store',
  async run(stage) {
    const { portal, tab, logged, measured } = stage;
    const file = join(releasesFolder(portal.dataDir), 'registry.json');
    // It has been served once.
    await seen(portal);
    await rename(file, `${file}.gone`);
    // A page that opens makes the server look.
    const page = await tab();
    const ms = await goingToForum(stage, page);
    await logged(/the registry of the release store cannot be served/);
    await measured(/^extranet_releases\{state="last good"\} 1/m);
    await rename(`${file}.gone`, file);
    await page.waitForTimeout(LOOKS_AGAIN_MS);
    await page.reload();
    await logged(/the registry of the release store is served again/);
    return {
      sees: 'nothing: the server goes on with the last good registry, the forum opens',
      ms,
      told: `the operators: log 'the registry of the release store cannot be served' and 'is served again', extranet_releases{state="last good"}`,
    };
  },
};
