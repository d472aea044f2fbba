import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptOfTables } from '../harness/failures.ts';
import type { Drill } from './lib/drill.ts';
import { timed } from './lib/stage.ts';

const REFUSED = 2;

export const shellChunkFails: Drill = {
  breaks: 'a part of the shell that a remote borrows does not arrive, twice',
  async run({ portal, tab, seen }) {
    const table = await scriptOfTables(await tab());
    const page = await tab();
    await page.goto('/home');
    let refused = 0;
    await page.route(`**${table}`, (route) => {
      refused += 1;
      return refused > REFUSED ? route.continue() : route.abort();
    });
    const ms = await timed(async () => {
      await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
      await page.getByRole('heading', { name: 'Commander ou rechercher une fiche technique' }).waitFor();
    });
    await seen(page);
    const log = await readFile(join(portal.dataDir, 'server.log'), 'utf8');
    if (/remote failed/.test(log)) throw new Error('a short outage is told as a failure of the remote');
    return {
      sees: 'the page as it was, then the catalogue by itself, without a click or a reload',
      ms,
      told: 'nobody: it is asked for again within its time, and the remote has not failed',
    };
  },
};
