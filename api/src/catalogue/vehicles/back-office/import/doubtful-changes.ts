import type { Application } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { ApplicationLine } from './application-lines.ts';
import { yearsInWords } from './lists-in-words.ts';

export interface Doubt {
  readonly line: number;
  readonly reason: string;
}

/**
 * What is written correctly and may yet be a slip, because a part would be proposed for more vehicles than before, or for none: a
 * line that was cut after its first year, or after the reference.
 */
export function doubtfulIn(before: readonly Application[], lines: readonly ApplicationLine[]): Doubt[] {
  const [first] = lines;
  if (first && lines.every(({ application }) => application === null))
    return before.length === 0
      ? []
      : [
          {
            line: first.line,
            reason: `Ce produit n’aura plus aucun véhicule (aujourd’hui\u00a0: ${before.length}).`,
          },
        ];
  const known = Map.groupBy(before, model);
  return lines.flatMap(({ line, application }): Doubt[] => {
    const own = application && known.get(model(application));
    if (!application || !own) return [];
    const was = {
      from: Math.min(...own.map(({ from }) => from)),
      to: Math.max(...own.map(({ to }) => to)),
    };
    if (application.from >= was.from && application.to <= was.to) return [];
    const named = `Ligne ${line}, ${application.marque} ${application.modele}`;
    return [
      {
        line,
        reason: `${named}\u00a0: «\u00a0${yearsInWords(was)}\u00a0» devient «\u00a0${yearsInWords(application)}\u00a0».`,
      },
    ];
  });
}

const model = ({ marque, modele }: Application) => `${searchable(marque)} ${searchable(modele)}`;
