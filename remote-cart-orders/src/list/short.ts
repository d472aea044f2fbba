import { referenceKey } from '@extranet/shared/rules';
import { shortForms } from '@extranet/shared/rules/question';
import type { ListLine } from './lines.ts';

/** The reference that an unknown line is short for, if it is one only: 'fa59' for 'FA-00059'. The search reads them alike. */
export function shortFor(lines: readonly ListLine[], references: readonly string[]): Map<string, string> {
  const short = (reference: string) => shortForms(referenceKey(reference))?.short;
  const unknown = new Map(
    lines.flatMap(({ key, state, candidates }) => {
      const form = state === 'unknown' && candidates.length === 0 ? short(key) : undefined;
      return form ? [[form, key]] : [];
    }),
  );
  const meant = Map.groupBy(references, (reference) => short(reference));
  return new Map(
    [...unknown].flatMap(([form, key]) => {
      const [only, ...others] = meant.get(form) ?? [];
      return only && others.length === 0 ? [[key, only]] : [];
    }),
  );
}
