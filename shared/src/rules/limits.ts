/** What a number may be; its name is by which each side finds the sentence that says so. */
export interface NumberRule {
  name: 'quantity' | 'price' | 'specialPrice' | 'discount';
  min: number;
  max: number;
  decimals: number;
  /** May be written behind it. */
  unit?: 'euro' | 'percent';
}

/** Pieces of one line: in the cart, in an order, in a list that is pasted. */
export const QUANTITY: NumberRule = { name: 'quantity', min: 1, max: 9999, decimals: 0 };

/** Euros; 0 stands for no price. What is above it begins at a cent. */
export const PRICE: NumberRule = { name: 'price', min: 0, max: 999_999.99, decimals: 2, unit: 'euro' };

export const SPECIAL_PRICE: NumberRule = { ...PRICE, name: 'specialPrice', min: 0.01 };

/** Percent. */
export const DISCOUNT: NumberRule = { name: 'discount', min: 0, max: 100, decimals: 2, unit: 'percent' };

export const CART_LINES_MAX = 500;

/** What one call adds to the cart. */
export const ADDITIONS_MAX = 200;
