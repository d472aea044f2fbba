import type { QuestionReading } from '@extranet/shared/rules/question';
import { findExact } from './find-exact.ts';
import { type Place, wordsOf } from './place.ts';
import { readingsOf } from './remembered-readings.ts';

/** Whether there is a way back to what was typed: words were taken for others, and as they stand they find something. */
export async function findsAsTyped(
  { db, status, catalogs, lexicon, exact, thisYear }: Place,
  typed: string,
  reading: QuestionReading | undefined,
): Promise<boolean> {
  if (exact || !reading || reading.meant.length === 0) return false;
  for (const own of readingsOf(typed, lexicon, { exact: true, thisYear }))
    if ((await findExact(db, status, wordsOf(own), { catalogs, rows: 1 })).length > 0) return true;
  return false;
}
