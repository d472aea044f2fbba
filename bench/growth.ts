import { startTestPostgres } from '../tools/lib/servers/index.ts';
import { tenTimes } from './growth/ten-times.ts';

/** One is 10,000 products, 1,000 customers, 50,000 orders, 200,000 special prices beside ten times of each; ten takes half an hour. */
const SCALE = Number(process.env.BENCH_GROWTH ?? 1);

/** Ten times of everything on PostgreSQL. */
export async function measure(): Promise<string> {
  const server = await startTestPostgres({ durable: true });
  if (!server) return 'No PostgreSQL here.';
  try {
    return await tenTimes(server.url, (times) => ({
      products: 10_000 * SCALE * times,
      customers: 1_000 * SCALE * times,
      orders: 50_000 * SCALE * times,
      pricesEach: 200,
    }));
  } finally {
    await server.stop();
  }
}
