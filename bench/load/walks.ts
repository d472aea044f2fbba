import { WORDS } from '../lib/words.ts';
import type { Customer } from './people.ts';

export type Kind = 'read' | 'list' | 'write' | 'order';

export interface Step {
  readonly kind: Kind;
  readonly path: string;
  readonly body?: unknown;
}

/** A person's step with this number. Steps repeat without end. */
export type Walk = (number: number) => Step;

/** Searches a product, opens it, reads its thread, adds it to the cart, and orders at every tenth step. */
export function customerWalk({ products, threads, deliveryId, writesFaq }: Customer, place: number): Walk {
  return (number) => {
    const turn = Math.floor(number / STEPS) + place;
    const product = products[turn % products.length];
    const thread = threads[(turn * 7 + place) % threads.length] ?? '';
    const post = { postRef: thread, postText: `<p>Même question pour le tour ${turn}.</p>` };
    const walk: Step[] = [
      search(WORDS[turn % WORDS.length] ?? ''),
      { kind: 'read', path: `/product/${product}` },
      { kind: 'read', path: `/product/${product}/related` },
      search(WORDS[(turn + 3) % WORDS.length] ?? ''),
      { kind: 'read', path: '/faq/threads' },
      { kind: 'read', path: `/faq/thread/${encodeURIComponent(thread)}` },
      writesFaq && turn % 4 === 0
        ? { kind: 'write', path: '/faq/post', body: post }
        : { kind: 'read', path: '/orders?l=0,20' },
      { kind: 'write', path: '/cart/item', body: { prodId: product, quantity: 1 + (turn % 4) } },
      { kind: 'read', path: '/cart' },
      { kind: 'order', path: '/order', body: { delivery: { daId: deliveryId } } },
    ];
    return walk[number % STEPS] as Step;
  };
}

const STEPS = 10;
const search = (words: string): Step => ({
  kind: 'read',
  path: `/products/search?q=${encodeURIComponent(words)}`,
});

/** Reads the lists of the back office page by page, as its tables do. */
export function adminWalk(place: number): Walk {
  const lists = [
    '/admin/orders?l=0,100',
    '/admin/customers?l=0,100',
    '/admin/products?l=0,100',
    '/admin/audit?l=0,100',
    '/admin/orders?l=5000,100',
    '/admin/products?l=40000,100',
  ];
  return (number) => ({ kind: 'list', path: lists[(number + place) % lists.length] ?? '' });
}
