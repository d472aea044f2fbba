import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, callsAt, sentenceOf } from '../lib/calls.ts';

/** An order that somebody wanted, until the server has answered what became of it. */
export interface Wish {
  readonly tag: string;
  readonly customer: string;
  order?: { readonly orderId: string };
  acknowledgedAt?: number;
}

export interface Portal {
  readonly url: string;
  readonly tokens: ReadonlyMap<string, string>;
}

interface Customer {
  readonly name: string;
  /** The portal's processes that it comes to, in turn. */
  readonly portals: readonly Portal[];
  /** Milliseconds before each further try. */
  readonly waits: readonly number[];
}

const SENTENCE = 'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.';
/** As the page of the cart waits (`checkout.saga.ts`); after the last one its customer presses 'Réessayer'. */
const AS_A_PAGE = [500, 1000, 2000, 4000, 8000, 15_000];
/** Somebody new each moment: this is what shows when the portal is back. */
const WITHOUT_PATIENCE = [250];
const BETWEEN_ORDERS_MS = 100;
const BETWEEN_READS_MS = 400;
const READS = ['/api/products/search?q=peugeot', '/api/orders', '/api/cart'];
/** So many read at once that a portal opens all the connections that it may, and uses all that rest. */
const AT_ONCE = 60;

/** Customers and readers of two processes of the portal, until they are stopped. */
export class Customers {
  readonly wishes: Wish[] = [];
  /** For each portal, when it acknowledged an order to its own customer. */
  readonly acknowledged: number[][];
  /** A sentence for each answer that nobody should have got. */
  readonly strange: string[] = [];
  unavailable = 0;
  slowestMs = 0;
  readonly #portals: readonly Portal[];
  #going = true;
  readonly #all: Promise<void>[];

  constructor(portals: readonly Portal[], prefix: string) {
    const [first, second] = portals as [Portal, Portal];
    this.#portals = portals;
    this.acknowledged = portals.map(() => []);
    const customers: Customer[] = [
      { name: 'garage', portals: [first], waits: WITHOUT_PATIENCE },
      { name: 'atelier', portals: [second], waits: WITHOUT_PATIENCE },
      { name: 'moderateur', portals: [first, second], waits: AS_A_PAGE },
    ];
    this.#all = [
      ...customers.map((customer, index) => this.#order(customer, prefix, this.acknowledged[index])),
      ...portals.map((portal) => this.#read(portal)),
    ];
  }

  /** Nobody begins anything new; what was begun is repeated until it is answered. */
  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#all);
  }

  /** Many come at once to each portal. How many of them were not answered. */
  async rush(): Promise<number> {
    const many = this.#portals.flatMap((portal) => Array<Portal>(AT_ONCE).fill(portal));
    const answers = await Promise.all(many.map((portal) => this.#ask(portal, 'lecteur', '/api/orders')));
    return answers.filter(({ status }) => status !== 200).length;
  }

  async #order(customer: Customer, prefix: string, acknowledged: number[] = []): Promise<void> {
    const { name } = customer;
    for (let number = 1; this.#going; number += 1) {
      const wish: Wish = { tag: `${prefix}${name}-${number}`, customer: name };
      await this.#untilHeard(customer, '/api/cart/item', {
        prodId: 'p-fa-00001',
        quantity: 1 + (number % 3),
      });
      this.wishes.push(wish);
      const draft = { orderInternalRef: wish.tag, delivery: { daId: `d-${name}-1` } };
      const answer = await this.#untilHeard(customer, '/api/order', draft, { 'idempotency-key': wish.tag });
      if (answer.status === 200) {
        wish.order = answer.body as { orderId: string };
        wish.acknowledgedAt = performance.now();
        acknowledged.push(wish.acknowledgedAt);
      }
      await delay(BETWEEN_ORDERS_MS);
    }
  }

  async #untilHeard(
    { name, portals, waits }: Customer,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const portal = portals[tries % portals.length] as Portal;
      const answer = await this.#ask(portal, name, path, body, headers);
      if (!isUnheard(answer)) return answer;
      await delay(waits[tries % waits.length]);
    }
  }

  async #read(portal: Portal): Promise<void> {
    for (let turn = 0; this.#going; turn += 1) {
      await this.#ask(portal, 'lecteur', READS[turn % READS.length] as string);
      await delay(BETWEEN_READS_MS);
    }
  }

  async #ask(
    { url, tokens }: Portal,
    customer: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const asked = performance.now();
    const answer = await callsAt(url, tokens.get(customer))(path, body, headers);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - asked);
    if (answer.status === 503) this.unavailable += 1;
    if (!isExpected(answer))
      this.strange.push(`${path} for ${customer}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }
}

const isInProgress = ({ status, body }: Answer): boolean =>
  status === 409 && (body as { error?: { code?: string } }).error?.code === 'order.inProgress';

const isUnheard = (answer: Answer): boolean =>
  answer.status === 0 || answer.status >= 500 || isInProgress(answer);

const isExpected = (answer: Answer): boolean =>
  answer.status === 200 || isInProgress(answer) || (answer.status === 503 && sentenceOf(answer) === SENTENCE);
