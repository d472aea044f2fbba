import type { Understood } from '@extranet/shared/contracts';
import type { QuestionReading } from '@extranet/shared/rules/question';
import type { ByReference } from './by-reference.ts';

export const NOTHING_UNDERSTOOD: Understood = { inWords: '', meant: [], unknown: [] };

/** How the question was understood, apart from what only looking for it tells. */
export function understoodOf(
  reading: QuestionReading | undefined,
  named: readonly ByReference[],
  { isBeginning, typed }: { isBeginning: boolean; typed: string },
): Understood {
  const whole = named.find(({ isWhole }) => isWhole);
  if (whole) return { inWords: whole.ref, meant: [], unknown: [] };
  if (!reading || isBeginning) return { ...NOTHING_UNDERSTOOD, inWords: typed };
  const { inWords, marque, modele, year, catalogue, meant, unknown, missing, aside, without } = reading;
  return {
    inWords,
    ...(marque && { marque }),
    ...(modele && { modele }),
    ...(year && { year }),
    ...(catalogue && { catalogue }),
    meant: [...meant],
    unknown: [...unknown],
    ...(missing.length > 0 && { missing: [...missing] }),
    ...(aside.length > 0 && { aside: [...aside] }),
    ...(without.length > 0 && { without: without.map(({ typed, shown }) => ({ typed, shown })) }),
  };
}
