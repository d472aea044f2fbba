import type { Application, ImportSummary } from '@extranet/shared/contracts';
import { modelKey } from '../../stored-applications.ts';

export type Differences = Pick<ImportSummary, 'added' | 'changed' | 'removed'>;

export const NO_DIFFERENCES: Differences = { added: 0, changed: 0, removed: 0 };

/** Of the same make, model and equipment, a line that goes and one that comes are one change. */
export function differences(before: readonly Application[], after: readonly Application[]): Differences {
  const gone = without(before, after);
  const come = without(after, before);
  const waiting = Map.groupBy(gone, modelKey);
  const changed = come.filter((application) => waiting.get(modelKey(application))?.pop()).length;
  return { added: come.length - changed, changed, removed: gone.length - changed };
}

export const sumOf = (one: Differences, other: Differences): Differences => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  removed: one.removed + other.removed,
});

/** The applications of one list that the other does not have; of equal ones each counts. */
function without(list: readonly Application[], other: readonly Application[]): Application[] {
  const left = Map.groupBy(other, whole);
  return list.filter((application) => !left.get(whole(application))?.pop());
}

const whole = (application: Application): string =>
  JSON.stringify([modelKey(application), application.from, application.to, application.note]);
