/** Which numbers are allowed. Pages and server find their message for it by its name. */
export interface NumberRule<Name extends RuleName = RuleName> {
  name: Name;
  min: number;
  max: number;
  decimals: number;
  /** Unit that may be written after the number. */
  unit?: 'euro' | 'percent';
}

type RuleName = 'quantity' | 'price' | 'specialPrice' | 'discount';

/** Pieces in one line: of the cart, of an order, of a pasted list. */
export const QUANTITY: NumberRule<'quantity'> = { name: 'quantity', min: 1, max: 9999, decimals: 0 };

/** Euros; 0 means no price, so the smallest price is one cent. */
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

/** Products that one request may add to the cart. */
export const ADDITIONS_MAX = 200;

/** Maximum length of texts: forms accept no more characters, the server refuses longer texts. */
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
  title: 200,
  supply: 60,
  measure: 30,
  richText: 20_000,
  qrCode: 2000,
  question: 200,
  partRequest: 1000,
} as const;

export const LOYALTY_DIGITS = 6;

/** Pictures in one contribution to the forum. */
export const POST_PICTURES_MAX = 10;

/** How many customers the back office's list counts exactly; one more stands for any number above. */
export const CUSTOMERS_COUNTED = 10_000;
const FOUND_COUNTED = 1_000;
/** The same of a list that may be a search's, which counts fewer. */
export const customersCounted = (search = ''): number =>
  search.trim() === '' ? CUSTOMERS_COUNTED : FOUND_COUNTED;

/** How many the desk counts of what waits for a clerk; one more stands for any number above. */
export const QUEUE_COUNTED = 10_000;
