import type { StockCode } from '@extranet/shared/contracts';

export const ON_REQUEST: StockCode = '0';
/** 'En stock' and 'Stock limité': what these promise is in the house, and counted. */
const IN_STOCK: readonly StockCode[] = ['1', '2'];

/** The stock code of so many pieces. More than the house has are 'Délai sur demande'; a stock that was never counted is taken at its word. */
export const availableCode = (code: StockCode, inStock: number | null, pieces: number): StockCode =>
  IN_STOCK.includes(code) && inStock !== null && inStock > 0 && pieces > inStock ? ON_REQUEST : code;
