import type { Application } from '@extranet/shared/contracts';
import { newId } from '@extranet/shared/http';
import { OPEN_YEAR, searchable } from '@extranet/shared/rules';
import { EQUIPMENT, type Equipment, isModelYear, readYearSpan } from '@extranet/shared/rules/vehicle';

/** Whether a part needs some equipment, needs it not to be there, or does not care. */
export type Need = '' | 'with' | 'without';

/** An application that is being edited: years are the texts as they were typed. */
export interface ApplicationLine {
  key: string;
  marque: string;
  modele: string;
  from: string;
  /** '' while the model is still built. */
  to: string;
  equipment: Partial<Record<Equipment, Need>>;
  note: string;
}

export const MAKE_MAX = 60;
export const MODEL_MAX = 80;
export const NOTE_MAX = 200;
export const LINES_MAX = 500;

export const newLine = (): ApplicationLine => ({
  key: newId(),
  marque: '',
  modele: '',
  from: '',
  to: '',
  equipment: {},
  note: '',
});

const yearText = (year: number) => (year === 0 || year === OPEN_YEAR ? '' : String(year));

export const linesOf = (list: readonly Application[]): ApplicationLine[] =>
  list.map((application, at) => ({
    key: String(at),
    marque: application.marque,
    modele: application.modele,
    from: yearText(application.from),
    to: yearText(application.to),
    equipment: Object.fromEntries([
      ...application.with.map((name) => [name, 'with']),
      ...application.without.map((name) => [name, 'without']),
    ]) as ApplicationLine['equipment'],
    note: application.note,
  }));

export const applicationsOf = (lines: readonly ApplicationLine[]): Application[] =>
  lines.map(({ marque, modele, from, to, equipment, note }) => ({
    marque: marque.trim(),
    modele: modele.trim(),
    from: from.trim() === '' ? 0 : Number(from),
    to: to.trim() === '' ? OPEN_YEAR : Number(to),
    with: EQUIPMENT.filter((name) => equipment[name] === 'with'),
    without: EQUIPMENT.filter((name) => equipment[name] === 'without'),
    note: note.trim(),
  }));

export const isSameList = (one: readonly ApplicationLine[], other: readonly ApplicationLine[]): boolean =>
  one === other || JSON.stringify(applicationsOf(one)) === JSON.stringify(applicationsOf(other));

export type LineProblem = 'make' | 'model' | 'year' | 'order' | 'twice';
export type ProblemField = 'marque' | 'modele' | 'from' | 'to';
export type Problems = Partial<Record<ProblemField, LineProblem>>;

const YEAR = /^\d{4}$/;
const isYear = (text: string) => text === '' || (YEAR.test(text) && isModelYear(Number(text)));

/** A span written into one of the two fields becomes both, unless the other one says something else already. */
export function withYearsRead(line: ApplicationLine): ApplicationLine {
  const [from, to] = [line.from.trim(), line.to.trim()];
  const field = isYear(from) ? 'to' : 'from';
  const [written, other] = field === 'to' ? [to, from] : [from, to];
  const span = isYear(written) ? undefined : readYearSpan(written);
  if (!span) return line;
  const years = { from: yearText(span.from), to: yearText(span.to) };
  const said = years[field === 'to' ? 'from' : 'to'];
  if (other !== '' && said !== '' && other !== said) return line;
  return field === 'from'
    ? { ...line, from: years.from, to: years.to || other }
    : { ...line, from: years.from || other, to: years.to };
}

/** What is to be corrected, by the key of the line. */
export function problemsOf(lines: readonly ApplicationLine[]): Map<string, Problems> {
  const found = new Map<string, Problems>();
  const alike = new Map<string, Years[]>();
  for (const line of lines) {
    const problems = problemsIn(line);
    if (Object.keys(problems).length > 0) found.set(line.key, problems);
    else {
      const [years, others] = [yearsOf(line), alike.get(sameAs(line)) ?? []];
      // The same of the same years: which of the two would hold?
      if (others.some((other) => years.from <= other.to && other.from <= years.to))
        found.set(line.key, { modele: 'twice' });
      alike.set(sameAs(line), [...others, years]);
    }
  }
  return found;
}

interface Years {
  from: number;
  to: number;
}

const yearsOf = ({ from, to }: ApplicationLine): Years => ({
  from: Number(from),
  to: to.trim() === '' ? OPEN_YEAR : Number(to),
});

function problemsIn({ marque, modele, from, to }: ApplicationLine): Problems {
  const [first, last] = [from.trim(), to.trim()];
  return {
    ...(marque.trim() === '' && { marque: 'make' as const }),
    ...(modele.trim() === '' && { modele: 'model' as const }),
    ...(!isYear(first) && { from: 'year' as const }),
    ...(!isYear(last)
      ? { to: 'year' as const }
      : first !== '' && last !== '' && first > last && { to: 'order' as const }),
  };
}

const sameAs = ({ marque, modele, equipment }: ApplicationLine) =>
  [searchable(marque), searchable(modele), ...EQUIPMENT.map((name) => equipment[name] ?? '')].join('.');
