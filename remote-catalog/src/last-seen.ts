import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { productKind, productWords } from '@extranet/shared/rules';
import { onDevice } from '@extranet/shared/session';

const KEY = 'catalogue.seen';
const MOST = 6;

/** What is kept of a product that was opened: no price, which belongs to the account and the day. */
interface Seen {
  prodId: string;
  prodRef: string;
  prodCatalogue: string;
  kind: string;
  words: string;
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'prodId' in value && 'words' in value;

function kept(): Seen[] {
  try {
    const value: unknown = JSON.parse(onDevice.read(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isSeen) : [];
  } catch {
    return [];
  }
}

/** The products of a catalogue that were opened last on this device, the latest first. */
export const lastSeen = (catalogue: Catalogue): Seen[] =>
  kept()
    .filter(({ prodCatalogue }) => prodCatalogue === catalogue)
    .slice(0, MOST);

export function rememberSeen(product: ProductRow): void {
  const { prodId, prodRef, prodCatalogue } = product;
  const fresh = { prodId, prodRef, prodCatalogue, kind: productKind(product), words: productWords(product) };
  const others = kept().filter((seen) => seen.prodId !== prodId);
  // As many of each of the three catalogues as are shown.
  onDevice.keep(KEY, JSON.stringify([fresh, ...others].slice(0, 3 * MOST)));
}
