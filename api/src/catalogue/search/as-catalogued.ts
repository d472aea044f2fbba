import type { SearchGroup } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { type QuestionReading, shortForms, token } from '@extranet/shared/rules/question';

/** What was understood, its references as the catalogue writes them: 'FA-00012' where 'fa12' was typed. */
export function asCatalogued(
  inWords: string,
  reading: QuestionReading | undefined,
  groups: readonly SearchGroup[],
): string {
  const references = reading?.pieces.filter(({ kind }) => kind === 'reference') ?? [];
  if (references.length === 0) return inWords;
  const written = Map.groupBy(
    groups.flatMap(({ rows }) => rows.map(({ prodRef }) => prodRef)),
    (ref) => token.reference(shortForms(referenceKey(ref))?.short ?? ref),
  );
  const names = new Map(
    references
      .flatMap((piece) => piece.each ?? [piece])
      .flatMap(({ shown, tokens: [own = ''] }) => {
        const [only, ...others] = new Set(written.get(own));
        return only !== undefined && others.length === 0 ? [[shown, only] as const] : [];
      }),
  );
  return inWords
    .split(', ')
    .map((part) => names.get(part) ?? part)
    .join(', ');
}
