import { setImmediate } from 'node:timers/promises';
import { CATALOGUES } from '@extranet/shared/rules';
import type { App } from '../../base/app-types.ts';
import type { Buyer } from '../prices/buyer.ts';
import { lexiconOf } from './lexicons.ts';
import { search } from './search.service.ts';
import { searchStatus } from './status.ts';

const QUESTIONS = 6;
const ROWS = 50;
const NOBODY: Buyer = {
  id: '',
  catalogs: [...CATALOGUES],
  discount: 0,
  discount_faisceau: 0,
  discount_attelage: 0,
  discount_kit: 0,
};

/**
 * Asks before anybody else does: the first question of a process reads the words of all catalogues, their models and cold pages of
 * the database, and whoever asked meanwhile would wait for it. Where there is no index yet nothing is gained here.
 */
export async function warmSearch({ db, now, log }: App): Promise<void> {
  try {
    const status = await searchStatus(db);
    if (!status.isReadable) return;
    const { models } = await lexiconOf(db, status, CATALOGUES);
    const every = Math.max(1, Math.floor(models.length / QUESTIONS));
    for (const { marque, modele } of models.filter((_, at) => at % every === 0)) {
      await search(db, NOBODY, { q: `${marque} ${modele}`, n: ROWS }, now());
      await setImmediate();
    }
  } catch (error) {
    // The first question will say what is wrong.
    log.warn({ err: error }, 'the search could not be warmed');
  }
}
