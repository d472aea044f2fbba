import type { AuditChange } from '@extranet/shared/contracts';

/** A memo of a whole page would be kept twice for every comma that changes. */
const TEXT_MAX = 1000;
/** A price list of ten thousand lines is told by its first changes and by how many follow. */
const CHANGES_MAX = 200;

type Facts = Readonly<Record<string, unknown>>;

interface Options {
  /** Columns that follow from others, such as the instant of the change itself. */
  readonly without?: readonly string[];
}

/** What differs between two states of a thing; from nothing, everything that it was given. */
export function changesBetween(
  before: Facts | null,
  after: Facts | null,
  { without = [] }: Options = {},
): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((field) => !without.includes(field))
    .map((field) => ({ field, before: inWords(before?.[field]), after: inWords(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

/** That it changed is all that is ever written down of a secret. */
export const secretChange = (field: string): AuditChange => ({ field, before: null, after: '***' });

export function limited(changes: readonly AuditChange[]): AuditChange[] {
  if (changes.length <= CHANGES_MAX) return [...changes];
  const left = changes.length - CHANGES_MAX;
  return [...changes.slice(0, CHANGES_MAX), { field: 'more', before: null, after: String(left) }];
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}
