import type { SpecialPrice, SpecialPricesPreview } from '@extranet/shared/contracts';
import { readNumber, referenceKey, SPECIAL_PRICE, TEXT_MAX } from '@extranet/shared/rules';
import type { App } from '../../../base/app-types.ts';
import { notFound } from '../../../base/errors.ts';
import { findFile } from '../../../base/files/files.queries.ts';
import { readContents } from '../../../base/files/files.service.ts';
import { sheetTooLarge } from '../../../base/spreadsheets/sheet.ts';
import { inWorker } from '../../../base/workers/in-worker.ts';
import type { Listed } from '../list-prices.queries.ts';
import { meantReferences } from '../meant-references.ts';
import { readNamed } from '../read-special-prices.ts';
import { REFUSALS } from '../wanted-prices.ts';
import type { WrittenLine } from './price-lines.ts';

const LISTED_MAX = 1000;
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const LIMITS = {
  withinMs: 60_000,
  memoryMb: 96,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

/** What an uploaded file would change in a customer's list; nothing changes. */
export async function previewPrices(
  app: App,
  customerId: string,
  path: string,
): Promise<SpecialPricesPreview> {
  const file = await findFile(app.db, path);
  if (file?.kind !== 'ldec') throw notFound();
  const contents = await readContents(app, file);
  const module = new URL('./price-lines.worker.ts', import.meta.url);
  const lines = await inWorker<WrittenLine[]>(module, { contents }, LIMITS);
  const meant = await meantReferences(
    app.db,
    lines.map(({ ref }) => ref),
  );
  const keys = new Set([...meant.values()].map(({ refNorm }) => refNorm));
  return compared(lines, meant, await readNamed(app.db, customerId, [...keys]));
}

/**
 * A reference that is there twice is read once: the second line is named, because either price may be meant. It says which price is
 * kept, not on which line that stands: pasted lines have no head, and their numbers are not those of the file that was made of them.
 */
function compared(
  lines: readonly WrittenLine[],
  meant: ReadonlyMap<string, Listed>,
  current: readonly SpecialPrice[],
): SpecialPricesPreview {
  const standing = new Map(current.map((price) => [referenceKey(price.spProdRef), price]));
  const seen = new Map<string, number>();
  const prices: SpecialPricesPreview['prices'] = [];
  const unknown: SpecialPricesPreview['unknownRefs'] = [];
  const unreadable: SpecialPricesPreview['unreadableLines'] = [];
  let unchangedCount = 0;
  for (const { line, ref, price } of lines) {
    const key = referenceKey(ref);
    const listed = meant.get(key);
    const { value, problem } = readNumber(price, SPECIAL_PRICE);
    const earlier = seen.get(listed?.refNorm ?? key);
    if (key === '' || ref.length > TEXT_MAX.reference || !ref.isWellFormed())
      unreadable.push({ line, reason: 'La référence manque ou est trop longue.' });
    else if (problem) unreadable.push({ line, reason: `${ref}\u00a0: ${REFUSALS[problem][1]}` });
    else if (!listed) unknown.push({ line, ref });
    else if (earlier !== undefined)
      unreadable.push({
        line,
        reason: `${ref}\u00a0: la référence figure déjà plus haut, c’est le prix de ${euros.format(earlier)} qui est repris.`,
      });
    else {
      seen.set(listed.refNorm, value);
      const before = standing.get(listed.refNorm)?.spPrice ?? null;
      if (before === value) unchangedCount += 1;
      else prices.push({ prodRef: listed.ref, price: value, before, listPrice: listed.listCents / 100 });
    }
  }
  return {
    prices,
    unchangedCount,
    unknownRefs: unknown.slice(0, LISTED_MAX),
    unknownCount: unknown.length,
    unreadableLines: unreadable.slice(0, LISTED_MAX),
    unreadableCount: unreadable.length,
  };
}
