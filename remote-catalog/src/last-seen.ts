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

/** Whose they are is kept with them: on the workshop's computer the next account starts without any. */
interface Kept {
  owner: string;
  seen: Seen[];
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'prodId' in value && 'words' in value;

function keptFor(account: string): Seen[] {
  try {
    const { owner, seen } = JSON.parse(onDevice.read(KEY) ?? '{}') as Partial<Kept>;
    return owner === account && Array.isArray(seen) ? seen.filter(isSeen) : [];
  } catch {
    return [];
  }
}

/** The products of a catalogue that this account opened last on this device, the latest first. */
export const lastSeen = (catalogue: Catalogue, account: string): Seen[] =>
  keptFor(account)
    .filter(({ prodCatalogue }) => prodCatalogue === catalogue)
    .slice(0, MOST);

export function rememberSeen(product: ProductRow, account: string): void {
  const { prodId, prodRef, prodCatalogue } = product;
  const fresh = { prodId, prodRef, prodCatalogue, kind: productKind(product), words: productWords(product) };
  const others = keptFor(account).filter((seen) => seen.prodId !== prodId);
  // As many of each of the three catalogues as are shown.
  const kept: Kept = { owner: account, seen: [fresh, ...others].slice(0, 3 * MOST) };
  onDevice.keep(KEY, JSON.stringify(kept));
}
