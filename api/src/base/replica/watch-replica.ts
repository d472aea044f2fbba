import type { Reading } from '../db/schema.ts';
import { within } from '../within.ts';
import { isSame, type Standing, standingOf, strangeness } from './standing-of.ts';

/** Farther behind than this it is not read. docs/operations.md names the same number. */
const BEHIND_MAX_MS = 10_000;
const MEASURED_EVERY_MS = 1_000;
const ANSWERS_WITHIN_MS = 1_000;
/** Who waits for an own write asks again after this time at the earliest. */
const ASKED_AGAIN_AFTER_MS = 100;

export const REPLICA_STATES = ['used', 'behind', 'gone', 'strange'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

export interface ReplicaVerdict {
  readonly state: ReplicaState;
  /** The rest of a sentence that begins with 'the replica'. */
  readonly why: string;
}

/** Where the primary's log stood at an instant: a replica that is there shows all that had been committed by then. */
interface Sample {
  readonly at: number;
  readonly position: number;
}

const NEVER = Number.NEGATIVE_INFINITY;
const UNKNOWN = { position: -1, asOf: NEVER };

/**
 * Knows how far a replica is. Instants are this process's own: nobody's clock is compared with another's, and a primary on
 * which nothing is written does not make its replica seem old.
 */
export class ReplicaWatch {
  readonly #primary: Reading;
  readonly #replica: Reading;
  readonly #behindMaxMs: number;
  #samples: Sample[] = [];
  /** How far the replica is, and the instant whose state it shows at least. */
  #reached = UNKNOWN;
  #verdict: ReplicaVerdict = { state: 'behind', why: 'has not been looked at yet' };
  #measuring: Promise<void> | undefined;
  #measuredAt = NEVER;
  #timer: NodeJS.Timeout | undefined;

  constructor(primary: Reading, replica: Reading, behindMaxMs = BEHIND_MAX_MS) {
    this.#primary = primary;
    this.#replica = replica;
    this.#behindMaxMs = behindMaxMs;
  }

  /** Looks at once, and every second from then on. Tells each change. */
  async start(tell: (verdict: ReplicaVerdict) => void): Promise<void> {
    let told: ReplicaState | undefined;
    const look = async () => {
      await this.measure();
      const { verdict } = this;
      if (verdict.state !== told) tell(verdict);
      told = verdict.state;
    };
    this.#timer = setInterval(look, MEASURED_EVERY_MS).unref();
    await look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#measuring;
  }

  get verdict(): ReplicaVerdict {
    if (this.#verdict.state !== 'used' || this.behindMs <= this.#behindMaxMs) return this.#verdict;
    return { state: 'behind', why: `is more than ${this.#behindMaxMs / 1000} seconds behind` };
  }

  /** What it shows is not older than this. Infinite where that is not known. */
  get behindMs(): number {
    return performance.now() - this.#reached.asOf;
  }

  async hasReached(position: number): Promise<boolean> {
    if (this.#reached.position < position && performance.now() - this.#measuredAt > ASKED_AGAIN_AFTER_MS)
      await this.measure();
    return this.#reached.position >= position;
  }

  /** Call it when the replica failed: it is not read until the next look at it. */
  lose(): void {
    this.#reached = UNKNOWN;
    this.#verdict = { state: 'gone', why: 'does not answer' };
  }

  measure(): Promise<void> {
    this.#measuring ??= this.#measure().finally(() => {
      this.#measuring = undefined;
      this.#measuredAt = performance.now();
    });
    return this.#measuring;
  }

  async #measure(): Promise<void> {
    const at = performance.now();
    const [primary, replica] = await Promise.all(
      [this.#primary, this.#replica].map((db) =>
        within(ANSWERS_WITHIN_MS, standingOf(db)).catch((): null => null),
      ),
    );
    if (!replica) return this.lose();
    // Nothing is known of a replica without its primary: what was known ages.
    if (!primary) return;
    this.#judge(at, primary, replica);
  }

  #judge(at: number, primary: Standing, replica: Standing): void {
    const strange = strangeness(primary, replica);
    if (strange) {
      this.#reached = UNKNOWN;
      this.#verdict = { state: 'strange', why: strange };
      return;
    }
    const position = isSame(primary, replica) ? Number.POSITIVE_INFINITY : replica.position;
    this.#samples = [
      { at, position: primary.position },
      ...this.#samples.filter((sample) => at - sample.at <= this.#behindMaxMs),
    ];
    const asOf = this.#samples.find((sample) => sample.position <= position)?.at ?? NEVER;
    this.#reached = { position, asOf };
    const why = position === Number.POSITIVE_INFINITY ? 'is the server of DATABASE_URL itself' : 'is read';
    this.#verdict = { state: 'used', why };
  }
}
