/** What a number may be; its name is by which each side finds the sentence that says so. */
export interface NumberRule<Name extends RuleName = RuleName> {
  name: Name;
  min: number;
  max: number;
  decimals: number;
  /** May be written behind it. */
  unit?: 'euro' | 'percent';
}

type RuleName = 'quantity' | 'price' | 'specialPrice' | 'discount';

/** Pieces of one line: in the cart, in an order, in a list that is pasted. */
export const QUANTITY: NumberRule<'quantity'> = { name: 'quantity', min: 1, max: 9999, decimals: 0 };

/** Euros; 0 stands for no price. What is above it begins at a cent. */
export const PRICE: NumberRule<'price'> = {
  name: 'price',
  min: 0,
  max: 999_999.99,
  decimals: 2,
  unit: 'euro',
};

export const SPECIAL_PRICE: NumberRule<'specialPrice'> = { ...PRICE, name: 'specialPrice', min: 0.01 };

/** Percent. */
export const DISCOUNT: NumberRule<'discount'> = {
  name: 'discount',
  min: 0,
  max: 100,
  decimals: 2,
  unit: 'percent',
};

export const CART_LINES_MAX = 500;

/** What one call adds to the cart. */
export const ADDITIONS_MAX = 200;

/** How long a text may be: forms stop there, the server refuses what is longer. */
export const TEXT_MAX = {
  email: 254,
  password: 256,
  personName: 60,
  company: 100,
  street: 200,
  postcode: 12,
  city: 80,
  country: 60,
  reference: 60,
  internalRef: 60,
  ean: 14,
  make: 60,
  model: 80,
  years: 9,
  title: 200,
  supply: 60,
  measure: 30,
  richText: 20_000,
  qrCode: 2000,
} as const;

export const LOYALTY_DIGITS = 6;

/** Pictures of one contribution to the forum. */
export const POST_PICTURES_MAX = 10;
