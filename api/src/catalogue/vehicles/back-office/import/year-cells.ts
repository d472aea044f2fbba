import { OPEN_YEAR } from '@extranet/shared/rules';
import { FIRST_MODEL_YEAR, isModelYear, lastModelYear } from '@extranet/shared/rules/vehicle';

const ONE = /^\d{4}$/;
const TWO = /^(\d{4})\s*(?:-|–|—|\/|à)\s*(\d{4})$/;

/**
 * The years of a line: '2013' and '2021', or both in the first cell ('2013-2021') when the second is empty. What is not clearly a
 * year is a sentence: a wrong year would propose a part for vehicles that it does not fit.
 */
export function yearsIn(from: string, to: string, now: Date): { from: number; to: number } | string {
  const pair = TWO.exec(from);
  if (pair) {
    if (to !== '')
      return `«\u00a0${short(from)}\u00a0» dit déjà deux années\u00a0: laissez «\u00a0À\u00a0» vide.`;
    return yearsIn(pair[1] ?? '', pair[2] ?? '', now);
  }
  const wrong = [from, to].find((text) => text !== '' && !(ONE.test(text) && isModelYear(Number(text), now)));
  if (wrong !== undefined)
    return `L’année «\u00a0${short(wrong)}\u00a0» est illisible\u00a0: quatre chiffres, de ${FIRST_MODEL_YEAR} à ${lastModelYear(now)}.`;
  const years = { from: from === '' ? 0 : Number(from), to: to === '' ? OPEN_YEAR : Number(to) };
  return years.from > years.to
    ? `La première année (${years.from}) est après la dernière (${years.to}).`
    : years;
}

const short = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
