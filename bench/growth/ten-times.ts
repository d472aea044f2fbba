import { percentile, table } from '../lib/table.ts';
import { ASKS } from './asks.ts';
import { type Grown, growPortal, type Wanted } from './grown.ts';

const TIMES = 3;
const ROUNDS = 25;
/** What one person does may take so many times as long with ten times the data. */
const CEILING = 1.3;

/** The same portal with ten times of everything: each ask in turn to the one and the other. */
export async function tenTimes(server: string | null, sizeOf: (times: number) => Wanted): Promise<string> {
  const portals: Grown[] = [];
  try {
    for (const times of [1, 10]) portals.push(await growPortal(server, `grown_${times}`, sizeOf(times)));
    const rows: string[][] = [];
    for (const { what, run, rounds = ROUNDS } of ASKS) {
      const times = portals.map((): number[] => []);
      const bytes = portals.map(() => 0);
      for (let round = -TIMES; round < rounds; round += 1) {
        for (const [at, portal] of portals.entries()) {
          const since = performance.now();
          const answer = await run(portal, round + TIMES);
          if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
          const { byteLength } = await answer.arrayBuffer();
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
    return table(rows, [
      'what one person does, median',
      ...[1, 10].map((times) => named(sizeOf(times))),
      `growth (${CEILING})`,
    ]);
  } finally {
    for (const portal of portals) await portal.stop();
  }
}

const milliseconds = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
const kilobytes = (bytes: number[]) => bytes.map((one) => `${Math.round(one / 1000)} kB`).join(' to ');

function named({ products, customers, orders, pricesEach }: Wanted): string {
  const shown = (count: number) => count.toLocaleString('en');
  return `${shown(products)} products, ${shown(customers)} customers, ${shown(orders)} orders, ${shown(customers * pricesEach)} prices`;
}
