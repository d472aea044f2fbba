import type { CartItem, Catalogue, OrderItem } from '@extranet/shared/contracts';
import { productKind, productWords } from '@extranet/shared/rules';

/** What a line says of its product wherever it stands (ProductLine). */
export interface DescribedLine {
  itId: string;
  itProdRef: string;
  itProdCatalogue: Catalogue;
  words: string;
  kind: string;
}

/** A line of the cart, described by its product; without words while the product is still to be chosen. */
export const describeCartItem = ({ product, ...line }: CartItem) => ({
  ...line,
  words: product ? productWords(product) : '',
  kind: product ? productKind(product) : '',
});

/** A line of an order, in the words that were written down when it was ordered. */
export const describeOrderItem = (item: OrderItem) => ({
  ...item,
  words: item.itLabel,
  kind: item.itProdKind,
});
