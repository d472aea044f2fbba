import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, callsAt } from '../lib/calls.ts';
import { isInProgress, isToldToWait, type Unavailable, untilHeard } from '../lib/patience.ts';
import { emailOf } from './accounts.ts';

/** An order that somebody wanted, until the server has answered what became of it. */
interface Wish {
  readonly tag: string;
  readonly name: string;
  order?: { readonly orderId: string; readonly orderRef: string };
}

const PASSWORD = 'Demo-2026!';
export const PREFIX = 'machines-';
/** Each time the next of these calls; orders lie between them. */
const READS = [
  '/api/products/search?q=peugeot',
  '/api/orders',
  '/api/cart',
  '/api/user',
  '/api/notifications',
];
const SIGNS_IN_EACH = 12;
/** A run of a quarter of an hour stays below what one account may order in it. */
const PAUSE_MS = 2500;
/** What is asked by pages that are only looked at: one after the other, all the time. */
const LOOKS = ['/api/user', '/api/cart', '/', '/api/notifications'];
const LOOK_EACH_MS = 350;

/** People who read, order and sign in through the balancer, until they are stopped. */
export class People {
  readonly wishes: Wish[] = [];
  readonly acknowledgedAt: number[] = [];
  readonly unavailable: Unavailable[] = [];
  /** A sentence for each answer that nobody should have got. */
  readonly strange: string[] = [];
  answers = 0;
  slowest = { path: '', ms: 0 };
  signIns = 0;
  readonly tokens = new Map<string, string>();
  readonly #url: string;
  #going = true;
  #all: Promise<void>[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /** Signs everybody in, one after the other, and lets them begin. */
  async begin(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) await this.#signIn(name, index);
    this.#all = names.flatMap((name, index) => [this.#live(name, index), this.#look(name, index)]);
  }

  /** Nobody begins anything new; what was begun is repeated until it is answered. */
  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#all);
  }

  async #live(name: string, index: number): Promise<void> {
    await delay(Math.random() * PAUSE_MS * 2);
    for (let turn = 1; this.#going; turn += 1) {
      await this.#order(name, index, turn);
      await this.#ask(name, index, READS[turn % READS.length] as string);
      if (turn % SIGNS_IN_EACH === 0) await this.#signIn(name, index);
      await delay(PAUSE_MS * (0.5 + Math.random()));
    }
  }

  async #look(name: string, index: number): Promise<void> {
    for (let turn = index; this.#going; turn += 1) {
      await this.#ask(name, index, LOOKS[turn % LOOKS.length] as string);
      await delay(LOOK_EACH_MS);
    }
  }

  async #signIn(name: string, index: number): Promise<void> {
    const form = { email: emailOf(name), password: PASSWORD };
    const { status, body } = await this.#untilHeard(name, index, '/api/user/signIn', form);
    if (status !== 200) return;
    this.signIns += 1;
    this.tokens.set(name, (body as { token: string }).token);
  }

  async #order(name: string, index: number, turn: number): Promise<void> {
    const wish: Wish = { tag: `${PREFIX}${name}-${turn}`, name };
    const line = { prodId: 'p-fa-00001', quantity: 1 + (turn % 3) };
    await this.#untilHeard(name, index, '/api/cart/item', line);
    this.wishes.push(wish);
    const draft = { orderInternalRef: wish.tag, delivery: { daId: `d-${name}-1` } };
    const key = { 'idempotency-key': wish.tag };
    const { status, body } = await this.#untilHeard(name, index, '/api/order', draft, key);
    if (status !== 200) return;
    wish.order = body as NonNullable<Wish['order']>;
    this.acknowledgedAt.push(performance.now());
  }

  #untilHeard(
    name: string,
    index: number,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    return untilHeard(() => this.#ask(name, index, path, body, headers));
  }

  async #ask(
    name: string,
    index: number,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const asked = performance.now();
    const call = callsAt(this.#url, this.tokens.get(name));
    // Each at an address of their own: otherwise all would be one office that signs in too often.
    const answer = await call(path, body, { 'x-forwarded-for': `10.9.0.${index + 1}`, ...headers });
    this.answers += 1;
    const ms = performance.now() - asked;
    if (ms > this.slowest.ms) this.slowest = { path, ms };
    const isSaid = path === '/' ? answer.status === 503 : isToldToWait(answer);
    if (isSaid || answer.status === 0) this.unavailable.push({ at: asked, path, isSaid });
    else if (answer.status !== 200 && !isInProgress(answer))
      this.strange.push(`${path} for ${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }
}
