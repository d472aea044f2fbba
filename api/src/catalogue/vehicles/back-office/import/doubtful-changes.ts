import type { Application, ApplicationsPreview } from '@extranet/shared/contracts';
import { OPEN_YEAR, searchable } from '@extranet/shared/rules';
import type { ApplicationLine } from './application-lines.ts';

type Doubtful = ApplicationsPreview['doubtfulLines'][number];

/**
 * What is written correctly and may yet be a slip, because a part would be proposed for more vehicles than before, or for none: a
 * line that was cut after its first year, or after the reference.
 */
export function doubtfulIn(
  prodRef: string,
  before: readonly Application[],
  lines: readonly ApplicationLine[],
): Doubtful[] {
  const [first] = lines;
  if (first && lines.every(({ application }) => application === null))
    return before.length === 0
      ? []
      : [
          {
            line: first.line,
            reason: `${prodRef} n’aura plus aucun véhicule (aujourd’hui\u00a0: ${before.length}).`,
          },
        ];
  const known = Map.groupBy(before, model);
  return lines.flatMap(({ line, application }): Doubtful[] => {
    const own = application && known.get(model(application));
    if (!application || !own) return [];
    const was = {
      from: Math.min(...own.map(({ from }) => from)),
      to: Math.max(...own.map(({ to }) => to)),
    };
    if (application.from >= was.from && application.to <= was.to) return [];
    const named = `${prodRef}, ${application.marque} ${application.modele}`;
    return [
      {
        line,
        reason: `${named}\u00a0: «\u00a0${years(was)}\u00a0» devient «\u00a0${years(application)}\u00a0».`,
      },
    ];
  });
}

const model = ({ marque, modele }: Application) => `${searchable(marque)} ${searchable(modele)}`;

function years({ from, to }: Pick<Application, 'from' | 'to'>): string {
  if (from === 0 && to === OPEN_YEAR) return 'toutes années';
  if (to === OPEN_YEAR) return `depuis ${from}`;
  return from === 0 ? `jusqu’à ${to}` : `${from} à ${to}`;
}
