import { startTestPostgres } from '../tools/lib/servers/index.ts';
import { ASKS } from './growth/asks.ts';
import { type Grown, growPortal } from './growth/grown.ts';
import { percentile, table } from './lib/table.ts';

/** One is 10,000 products, 1,000 customers, 50,000 orders, 200,000 special prices beside ten times of each; ten takes half an hour. */
const SCALE = Number(process.env.BENCH_GROWTH ?? 1);
const TIMES = 3;
const ROUNDS = 25;
/** What one person does may take so many times as long with ten times the data. */
const CEILING = 1.3;

const sizeOf = (times: number) => ({
  products: 10_000 * SCALE * times,
  customers: 1_000 * SCALE * times,
  orders: 50_000 * SCALE * times,
  pricesEach: 200,
});

/** The same portal with ten times of everything, on PostgreSQL: each ask in turn to the one and the other. */
export async function measure(): Promise<string> {
  const server = await startTestPostgres({ durable: true });
  if (!server) return 'No PostgreSQL here.';
  const portals: Grown[] = [];
  try {
    for (const times of [1, 10]) portals.push(await growPortal(server.url, `grown_${times}`, sizeOf(times)));
    const rows: string[][] = [];
    for (const { what, run } of ASKS) {
      const times = portals.map((): number[] => []);
      const bytes = portals.map(() => 0);
      for (let round = -TIMES; round < ROUNDS; round += 1) {
        for (const [at, portal] of portals.entries()) {
          const since = performance.now();
          const answer = await run(portal, round + TIMES);
          const { byteLength } = await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
          bytes[at] = byteLength;
          if (round >= 0) times[at]?.push(performance.now() - since);
        }
      }
      const [before = 0, after = 0] = times.map((own) => percentile(own, 0.5));
      const growth = after / before;
      const size = bytes[1] && bytes[1] > 2 * (bytes[0] ?? 0) ? `, ${kilobytes(bytes)}` : '';
      rows.push([
        what,
        milliseconds(before),
        milliseconds(after),
        `${growth.toFixed(1)}${growth > CEILING ? ' (grows)' : ''}${size}`,
      ]);
      console.log(rows.at(-1)?.join(' | '));
    }
    rows.push(['memory of the process', ...portals.map(({ memory }) => `${memory()} MB`), '']);
    return table(rows, ['what one person does, median', ...[1, 10].map(named), `growth (${CEILING})`]);
  } finally {
    for (const portal of portals) await portal.stop();
    await server.stop();
  }
}

const milliseconds = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
const kilobytes = (bytes: number[]) => bytes.map((one) => `${Math.round(one / 1000)} kB`).join(' to ');

function named(times: number): string {
  const { products, customers, orders, pricesEach } = sizeOf(times);
  const shown = (count: number) => count.toLocaleString('en');
  return `${shown(products)} products, ${shown(customers)} customers, ${shown(orders)} orders, ${shown(customers * pricesEach)} prices`;
}
