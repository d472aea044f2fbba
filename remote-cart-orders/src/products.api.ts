import type {
  Cart,
  CartAdditions,
  Offer,
  OfferQuestion,
  ProductRow,
  Replacement,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { ADDITIONS_MAX, referenceKey } from '@extranet/shared/rules';

/** The products that match a filter, at the caller's own prices. */
export const findProducts = (filter: Record<string, string | readonly string[]>, signal?: AbortSignal) =>
  http.get<ProductRow[]>('/products', {
    quiet: true,
    ...(signal && { signal }),
    params: { query: JSON.stringify(filter) },
  });

/** Limits per request, because the references are part of its URL. */
const REFS_MAX = 400;
const CHARACTERS_MAX = 6000;

/** All products with these references, in whatever spelling. */
export async function findByReferences(refs: readonly string[], signal?: AbortSignal): Promise<ProductRow[]> {
  const answers = await Promise.all(
    inBatches(refs).map((batch) => findProducts({ 'prodRef:in': batch }, signal)),
  );
  return answers.flat();
}

/** All products with these codes, as they stand on a sheet or come from a scanner. */
export async function findByEans(eans: readonly string[], signal?: AbortSignal): Promise<ProductRow[]> {
  const answers = await Promise.all(
    inBatches(eans).map((batch) => findProducts({ 'prodCodeEAN:in': batch }, signal)),
  );
  return answers.flat();
}

/** What replaces those of these references that are replaced. */
export async function findSuccessors(refs: readonly string[], signal?: AbortSignal): Promise<Replacement[]> {
  const answers = await Promise.all(
    inBatches(refs).map((batch) =>
      http.get<Replacement[]>('/successors', {
        quiet: true,
        ...(signal && { signal }),
        params: { refs: batch.join(',') },
      }),
    ),
  );
  return answers.flat();
}

/** As many as fit into one address. */
export function inBatches(refs: readonly string[]): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const ref of new Set(refs.map(referenceKey))) {
    const batch = batches.at(-1);
    room -= ref.length + 3;
    if (batch && room > 0 && batch.length < REFS_MAX) batch.push(ref);
    else {
      batches.push([ref]);
      room = CHARACTERS_MAX - ref.length;
    }
  }
  return batches;
}

/** What so many pieces cost and whether they are there; quantities in the house are not told. */
export async function fetchOffers(asked: OfferQuestion): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (let from = 0; from < asked.length; from += ADDITIONS_MAX)
    offers.push(
      ...(await http.post<Offer[]>('/offers', asked.slice(from, from + ADDITIONS_MAX), { quiet: true })),
    );
  return offers;
}

export const postCartItems = (additions: CartAdditions) =>
  http.post<Cart>('/cart/items', additions, { quiet: true });
