/** A database plans a statement that it has seen at once; each connection keeps what it has planned. */
const KEPT_MAX = 150;
/** What was asked so often will be asked again. A start's and an import's statements are not worth keeping. */
const OFTEN = 20;
const COUNTED_MAX = 2_000;

/** Searches for words or letters: how many rows have them decides the plan, so that each question needs its own. */
const NEED_OWN_PLANS = ['::tsquery', 'letters @>'];
/** A table was changed by a migration since the statement was planned. */
export const isChangedSince = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type';

/** Names for the statements of a pool that are sent again and again, by which its connections keep their plans. */
export class KeptStatements {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #age = 0;

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= KEPT_MAX) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < OFTEN) {
      if (this.#uses.size >= COUNTED_MAX) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    if (NEED_OWN_PLANS.some((part) => text.includes(part))) return undefined;
    this.#uses.delete(text);
    const name = `kept ${this.#age} ${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Whether the failed statement is to be planned anew: all are, because a table has changed under them. */
  forgetIfChanged(error: unknown): boolean {
    if (!isChangedSince(error)) return false;
    this.#names.clear();
    this.#age += 1;
    return true;
  }
}
