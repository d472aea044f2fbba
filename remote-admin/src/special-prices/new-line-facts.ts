import { fetchCustomerPrice, fetchNamed } from '../products-and-prices.api.ts';

/** A line that was added and is not saved: whose, and of what. */
export interface SeenLine {
  readonly key: string;
  readonly customer: string;
  readonly prodRef: string;
  readonly listPrice: number;
}

export interface NewLineFacts {
  readonly designation: string;
  /** What the customer would pay without it. */
  readonly without: number | null;
}

/**
 * What the products are, and what their customers usually pay. A discount holds for a whole catalogue: it is asked for once, and not
 * with each of the lines that were pasted together.
 */
export async function readNewLines(lines: readonly SeenLine[]): Promise<Record<string, NewLineFacts>> {
  const named = await fetchNamed([...new Set(lines.map(({ prodRef }) => prodRef))]);
  const products = new Map(named.map((product) => [product.prodRef, product]));
  const discounts = new Map<string, number>();
  const facts: Record<string, NewLineFacts> = {};
  for (const { key, customer, prodRef, listPrice } of lines) {
    const product = products.get(prodRef);
    if (!product) continue;
    const held = `${customer} ${product.prodCatalogue}`;
    const discount = discounts.get(held) ?? (await fetchCustomerPrice(customer, prodRef, 1)).discount;
    discounts.set(held, discount);
    facts[key] = { designation: product.prodTitre, without: discounted(listPrice, discount) };
  }
  return facts;
}

/** To the cent, and half a cent counts up, as on the server. */
const discounted = (listPrice: number, discount: number): number =>
  Math.round((Math.round(listPrice * 100) * (10_000 - Math.round(discount * 100))) / 10_000) / 100;
