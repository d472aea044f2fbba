const SHORT = /^(\p{L}+)(\d+)$/u;
const ZEROS_MAX = 8;

/** The references of a list, which mostly arrives in their order: those with the same beginning are then adjacent. */
export class References {
  readonly #all: string[] = [];
  #inOrder = true;

  get inOrder(): boolean {
    return this.#inOrder;
  }

  add(reference: string): void {
    this.#inOrder &&= reference >= (this.#all.at(-1) ?? '');
    this.#all.push(reference);
  }

  beginsWith(at: number, beginning: string): boolean {
    return (this.#all[at] as string).startsWith(beginning);
  }

  /** Where all that begin so stand; all places where they may stand anywhere. */
  placesOf(beginning: string): [from: number, to: number] {
    if (beginning === '' || !this.#inOrder) return [0, this.#all.length];
    const from = this.#placeOf((one) => one >= beginning);
    return [from, this.#placeOf((one) => one >= beginning && !one.startsWith(beginning))];
  }

  /** 'fa59' is short for FA-00059 where no reference begins as it was typed, as the search and the express order read it. */
  written(typed: string): string {
    const [, series, number] = SHORT.exec(typed) ?? [];
    if (!series || !number || !this.#inOrder) return typed;
    const [from, to] = this.placesOf(typed);
    if (to > from) return typed;
    const longer = Array.from({ length: ZEROS_MAX }, (_, zeros) => `${series}${'0'.repeat(zeros)}${number}`);
    return longer.find((one) => this.#isThere(one)) ?? typed;
  }

  #isThere(reference: string): boolean {
    return this.#all[this.#placeOf((one) => one >= reference)] === reference;
  }

  /** Binary search for the first place for which the condition is true, as it must be for all after it. */
  #placeOf(isThere: (reference: string) => boolean): number {
    let [low, high] = [0, this.#all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isThere(this.#all[middle] as string)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
