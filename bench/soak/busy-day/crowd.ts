import { setTimeout as delay } from 'node:timers/promises';
import type { People } from '../../load/people.ts';
import { adminWalk, customerWalk, type Kind, type Step } from '../../load/walks.ts';
import { type Answer, type Calls, callsFrom, sentenceOf } from '../lib/calls.ts';
import { isToldToWait, type Unavailable, untilHeard } from '../lib/patience.ts';

/** An order that somebody wanted. */
interface Wish {
  readonly tag: string;
  acknowledged: boolean;
}

/** One answer, from the moment at which its step was due. */
export interface Heard {
  readonly kind: Kind;
  readonly path: string;
  readonly at: number;
  readonly ms: number;
}

interface Member {
  readonly call: Calls;
  readonly address: string;
  readonly walk: (number: number) => Step;
  readonly name: string;
}

export const PREFIX = 'jour-';
/** Of a customer's walk, before it begins again. */
const STEPS = 10;

/** Everybody takes a step every so often, spread evenly, until told to stop; what was begun is repeated until it is answered. */
export class Crowd {
  readonly heard: Heard[] = [];
  readonly wishes: Wish[] = [];
  readonly unavailable: Unavailable[] = [];
  /** A sentence for each answer that nobody should have got. */
  readonly strange: string[] = [];
  pricesChanged = 0;
  readonly #eachMs: number;
  #going = true;
  readonly #all: Promise<void>[];

  constructor(url: string, people: People, eachMs: number) {
    this.#eachMs = eachMs;
    const walks = [
      ...people.customers.map((customer, index) => ({
        token: customer.token,
        walk: customerWalk(customer, index),
      })),
      ...people.admins.map((token, index) => ({ token, walk: adminWalk(index) })),
    ];
    const began = performance.now();
    this.#all = walks.map(({ token, walk }, index) => {
      const place = `${index >> 8}.${index & 255}`;
      const call = callsFrom(`127.1.${place}`, url, token);
      const member = { name: String(index), address: `10.9.${place}`, walk, call };
      // Not all at the same step: an order in each moment.
      return this.#live(member, began + (index * eachMs) / walks.length + (index % STEPS) * eachMs);
    });
  }

  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#all);
  }

  async #live(member: Member, from: number): Promise<void> {
    for (let number = 0; ; number += 1) {
      const due = from + number * this.#eachMs;
      await delay(Math.max(0, due - performance.now()));
      if (!this.#going) return;
      const step = member.walk(number);
      if (step.kind === 'order') await this.#order(member, step, number);
      else if (step.kind === 'write') await this.#untilHeard(member, step);
      else await this.#ask(member, step);
      this.heard.push({ kind: step.kind, path: step.path, at: due, ms: performance.now() - due });
    }
  }

  async #order(member: Member, step: Step, number: number): Promise<void> {
    const wish: Wish = { tag: `${PREFIX}${member.name}-${number}`, acknowledged: false };
    this.wishes.push(wish);
    const order = { ...step, body: { ...(step.body as object), orderInternalRef: wish.tag } };
    let answer = await this.#untilHeard(member, order, wish.tag);
    // The import changed a price: the person sees the cart with its new prices and orders again.
    if (answer.status === 409) {
      this.pricesChanged += 1;
      await this.#untilHeard(member, { kind: 'read', path: '/cart' });
      answer = await this.#untilHeard(member, order, `${wish.tag}-seen`);
    }
    wish.acknowledged = answer.status === 200;
    if (!wish.acknowledged) this.strange.push(`${wish.tag}: ${answer.status} ${sentenceOf(answer)}`);
  }

  #untilHeard(member: Member, step: Step, key?: string): Promise<Answer> {
    return untilHeard(() => this.#ask(member, step, key));
  }

  async #ask({ call, address }: Member, { path, body, kind }: Step, key?: string): Promise<Answer> {
    const at = performance.now();
    const headers = { 'x-forwarded-for': address, ...(key ? { 'idempotency-key': key } : {}) };
    const answer = await call(`/api${path}`, body, headers);
    const isSaid = isToldToWait(answer);
    if (isSaid || answer.status === 0) this.unavailable.push({ at, path, isSaid });
    else if (answer.status !== 200 && kind !== 'order')
      this.strange.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }
}
