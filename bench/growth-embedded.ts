import { tenTimes } from './growth/ten-times.ts';

/** A tenth of 1,000,000 products, 10,000 customers, 500,000 orders and 2,000,000 special prices, beside the whole. */
const SCALE = Number(process.env.BENCH_GROWTH ?? 10);

/** Ten times of everything in the embedded database. */
export const measure = (): Promise<string> =>
  tenTimes(null, (times) => ({
    products: 10_000 * SCALE * times,
    customers: 100 * SCALE * times,
    orders: 5_000 * SCALE * times,
    pricesEach: 200,
  }));
