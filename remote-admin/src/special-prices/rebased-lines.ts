import { isEdited, type PriceLine } from './price-lines.ts';
import { keyOf } from './replaced-lines.ts';

interface Edits {
  /** The lines as they were edited. */
  mine: readonly PriceLine[];
  /** What they were edited from. */
  base: readonly PriceLine[];
}

/** A list that was read again, with what was edited before: nobody types ten prices twice because somebody else changed one. */
export function rebased(fresh: readonly PriceLine[], { mine, base }: Edits): readonly PriceLine[] {
  const before = new Map(base.map((line) => [line.key, line]));
  const edited = new Map(
    mine.filter((line) => isEdited(line, before.get(line.key))).map((line) => [keyOf(line), line]),
  );
  if (edited.size === 0) return fresh;
  const standing = fresh.map((line): PriceLine => {
    const own = edited.get(keyOf(line));
    edited.delete(keyOf(line));
    if (!own) return line;
    const { price, spStatus, agreed } = own;
    const terms = own.termsTouched && {
      ...{ validFrom: own.validFrom, validTo: own.validTo, steps: own.steps, termsTouched: true },
    };
    return { ...line, price, spStatus, agreed: [...line.agreed, ...agreed], ...terms };
  });
  // A new line, or one that somebody else has removed meanwhile: it is added.
  const added = [...edited.values()]
    .filter(({ spStatus }) => spStatus === 'active')
    .map((line): PriceLine => ({ ...line, key: `new ${keyOf(line)}`, spId: undefined }));
  return [...added, ...standing];
}
