export const stockCodes = ['0', '1', '2', '3', '9'] as const;
export type StockCode = (typeof stockCodes)[number];

/** An unknown code reads as 0, 'Délai sur demande' (D4). */
export const toStockCode = (code: string | number | null | undefined): StockCode =>
  stockCodes.find((known) => known === String(code)) ?? '0';

const circle = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';

/** Lucide's icons as one path each: another code is then another path, and no other elements. */
export const stockShapes: Record<StockCode, string> = {
  0: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01',
  1: `${circle}M16 9l-5.5 5.5L8 12`,
  2: `${circle}M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0`,
  3: 'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h2.338M3 9h5.859M8 2v3M10 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  9: `${circle}M4.929 4.929L19.07 19.071`,
};
export const stockInks = { 0: 'soft', 1: 'stock', 2: 'stock', 3: 'ink', 9: 'soft' } as const;
export const STOCK_ICON_SIZE = 16;
export const STOCK_STROKE = 1.75;
