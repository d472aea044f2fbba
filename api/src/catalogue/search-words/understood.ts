import { CATALOGUES } from '@extranet/shared/rules';
import { readQuestion } from '@extranet/shared/rules/question';
import type { Db } from '../../base/db/schema.ts';
import { lexiconOf } from '../search/lexicons.ts';
import { searchStatus } from '../search/status.ts';

/** Whether the search makes anything of these words; a synonym may be what another one means. */
export async function isUnderstood(db: Db, text: string, now: Date): Promise<boolean> {
  const lexicon = await lexiconOf(db, await searchStatus(db), CATALOGUES);
  const readings = readQuestion(text, lexicon, { thisYear: now.getFullYear() });
  return readings.some(({ pieces }) => pieces.some(({ kind }) => kind !== 'stranger'));
}
