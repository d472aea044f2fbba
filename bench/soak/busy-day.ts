import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../tools/lib/workspaces.ts';
import { percentile } from '../lib/table.ts';
import { Crowd, type Heard, PREFIX } from './busy-day/crowd.ts';
import { EVENTS, type Event } from './busy-day/events.ts';
import { setStage } from './busy-day/stage.ts';
import { incompleteOrders, ordersByInternalRef } from './lib/incomplete-orders.ts';

const CLERKS = 25;

/**
 * 500 people on two processes and a database of three machines, for ten minutes in which everything happens. Arguments: --people 500, --each 3
 * (seconds between two steps of one person), --seconds 600, --products 100000, --keep for the logs of all programs.
 */
export async function run(args: string[]): Promise<boolean> {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ people: text('500'), each: text('3'), seconds: text('600'), products: text('100000') },
      keep: { type: 'boolean', default: false },
    },
  });
  const customers = Number(values.people) - CLERKS;
  const stage = await setStage(root, { products: Number(values.products), customers, clerks: CLERKS });
  if (!stage) return false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.clear().finally(() => process.exit(1)));
  let keep = true;
  try {
    const crowd = new Crowd(stage.balancer.url, stage.people, Number(values.each) * 1000);
    const began = performance.now();
    const happened: { event: Event; from: number; to: number }[] = [];
    const eachMs = (Number(values.seconds) * 1000) / EVENTS.length;
    for (const [index, event] of EVENTS.entries()) {
      const from = performance.now();
      await event.play(stage, root);
      await delay(Math.max(3000, began + (index + 1) * eachMs - performance.now()));
      happened.push({ event, from, to: performance.now() });
      console.log(`${event.name}: ${shown(crowd, from, performance.now())}`);
    }
    await crowd.stop();
    const unexcused = crowd.unavailable.filter(
      ({ at }) => !happened.some(({ event, from }) => at >= from - 1000 && at < from + event.excusedMs),
    );
    const counts = await ordersByInternalRef(stage.env, PREFIX);
    const broken = [
      ...crowd.strange,
      ...unexcused.map(
        ({ path, at }) => `${path} was not answered ${Math.round((at - began) / 1000)} s after the beginning`,
      ),
      ...crowd.wishes
        .filter(({ tag }) => counts.get(tag) !== 1)
        .map(
          ({ tag, acknowledged }) =>
            `${tag}${acknowledged ? ', acknowledged,' : ''} is there ${counts.get(tag) ?? 0} times`,
        ),
      ...(await incompleteOrders(stage.env)),
    ];
    for (const sentence of broken.slice(0, 40)) console.log(`  ${sentence}`);
    console.log(`all: ${shown(crowd, began, performance.now())}`);
    console.log(
      [
        `${crowd.heard.length} steps of ${values.people} people in ${Math.round((performance.now() - began) / 1000)} s`,
        `${crowd.wishes.length} orders (${crowd.pricesChanged} after a new price)`,
        `at most ${Math.max(...stage.processes.map(({ peak }) => peak))} MB in a process`,
        `${broken.length} promises broken`,
      ].join('; '),
    );
    keep = values.keep || broken.length > 0;
    return broken.length === 0;
  } finally {
    await stage.clear({ keep });
  }
}

function shown({ heard, unavailable }: Crowd, from: number, to: number): string {
  const isWithin = ({ at }: { readonly at: number }) => at >= from && at < to;
  const within = heard.filter(isWithin);
  const times = (title: string, isOne: (one: Heard) => boolean) => {
    const all = within.filter(isOne).map(({ ms }) => ms);
    return `${title} (${all.length}) ${[0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(all, share))).join(', ')} ms`;
  };
  const away = unavailable.filter(isWithin);
  return [
    times('reads', ({ kind }) => kind === 'read'),
    times('lists', ({ kind }) => kind === 'list'),
    times('carts', ({ path }) => path === '/cart/item'),
    times('posts', ({ path }) => path === '/faq/post'),
    times('orders', ({ kind }) => kind === 'order'),
    `${away.filter(({ isSaid }) => isSaid).length} answers 503, ${away.filter(({ isSaid }) => !isSaid).length} calls without one`,
  ].join('; ');
}
