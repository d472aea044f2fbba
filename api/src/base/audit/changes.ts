import type { AuditChange } from '@extranet/shared/contracts';

/** Longer texts are cut: a long memo would be stored twice for every comma that changes. */
const TEXT_MAX = 1000;
/** A price list may have ten thousand lines: the trail keeps the first changes and how many more there were. */
const CHANGES_MAX = 200;

type Facts = Readonly<Record<string, unknown>>;

interface Options {
  /** Columns to leave out because they follow from others, such as the instant of the change. */
  readonly without?: readonly string[];
}

/** The fields that differ between two states; every field that has a value when there was no state before. */
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

/** Records that a secret changed, never its value. */
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
