import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { productKind, productWords } from '@extranet/shared/rules';
import { keptOfAccount } from './kept-of-account.ts';

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

const kept = keptOfAccount('catalogue.seen', 'seen', isSeen);

/** The products of a catalogue that this account opened last on this device, the latest first. */
export const lastSeen = (catalogue: Catalogue, account: string): Seen[] =>
  kept
    .read(account)
    .filter(({ prodCatalogue }) => prodCatalogue === catalogue)
    .slice(0, MOST);

export function rememberSeen(product: ProductRow, account: string): void {
  const { prodId, prodRef, prodCatalogue } = product;
  const fresh = { prodId, prodRef, prodCatalogue, kind: productKind(product), words: productWords(product) };
  const others = kept.read(account).filter((seen) => seen.prodId !== prodId);
  // As many of each of the three catalogues as are shown.
  kept.keep(account, [fresh, ...others].slice(0, 3 * MOST));
}
