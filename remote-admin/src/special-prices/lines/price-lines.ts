import type { SpecialPrice, SpecialPriceStatus, SpecialPricesPreview } from '@extranet/shared/contracts';
import { number } from '@extranet/shared/format';
import { type NumberProblem, readNumber, referenceKey, SPECIAL_PRICE } from '@extranet/shared/rules';
import { stepsText } from '@extranet/shared/rules/product';
import type { TypedNumber } from '@extranet/shared/ui';
import { signatureOf } from './dear-steps.ts';
import { perLine } from './per-line.ts';

/** A price that is being edited: `price` is the text as it was typed. */
export interface PriceLine {
  key: string;
  spId: string | undefined;
  spUserId: string;
  spProdRef: string;
  /** The customer's name, in the list of a product. */
  who: string;
  price: string;
  spStatus: SpecialPriceStatus;
  /** 0 where the product has no price, null where no product has the reference any more. */
  listPrice: number | null;
  designation: string;
  /** What the customer would pay without it. */
  without: number | null;
  /** Days, '' for an open end; steps as they are written. */
  validFrom: string;
  validTo: string;
  steps: string;
  termsTouched?: boolean;
  /** The price that stands, and the higher one that was confirmed: neither is asked about again. */
  agreed: readonly number[];
  /** The same of steps, each with the price for one that it was seen beside. */
  agreedSteps?: readonly string[];
  /** The price as it is saved; none of a line that is new. */
  stood?: number;
}

/** What is wrong with an amount as it was written. */
export type AmountProblem = 'required' | 'positive' | 'mixed' | 'possible';

export const linesOf = (list: readonly SpecialPrice[]): PriceLine[] =>
  list.map((price) => ({
    key: price.spId,
    spId: price.spId,
    spUserId: price.spUserId,
    spProdRef: price.spProdRef,
    who: [price.spUserCompName || price.spUserName, price.spUserPlace].filter(Boolean).join(' · '),
    price: number(price.spPrice),
    spStatus: price.spStatus,
    listPrice: price.spListPrice,
    designation: price.spDesignation,
    without: price.spPriceWithout,
    validFrom: price.spValidFrom ?? '',
    validTo: price.spValidTo ?? '',
    steps: stepsText(price.spSteps),
    agreed: [price.spPrice],
    ...(price.spSteps.length > 0 && { agreedSteps: [signatureOf(price.spPrice, price.spSteps)] }),
    stood: price.spPrice,
  }));

const PROBLEM_OF: Record<NumberProblem, AmountProblem> = {
  missing: 'required',
  unreadable: 'positive',
  mixed: 'mixed',
  low: 'positive',
  high: 'possible',
  decimals: 'possible',
};

/** The amount as it was written, or what is wrong with it: nothing is rounded. */
export function readPrice(written: TypedNumber): { amount: number } | { problem: AmountProblem } {
  const { value, problem } = readNumber(written ?? '', SPECIAL_PRICE);
  return problem ? { problem: PROBLEM_OF[problem] } : { amount: value };
}

type Added = Pick<PriceLine, 'spUserId' | 'spProdRef' | 'who' | 'listPrice'> & { amount: number };

/** Adds a line at the top, active, with two decimals. */
export const withLine = (lines: readonly PriceLine[], { amount, ...line }: Added): PriceLine[] => [
  {
    ...line,
    spProdRef: line.spProdRef.trim(),
    key: `new ${line.spUserId} ${referenceKey(line.spProdRef)}`,
    spId: undefined,
    price: number(amount),
    spStatus: 'active',
    // Asked for while the line is in view.
    designation: '',
    without: null,
    validFrom: '',
    validTo: '',
    steps: '',
    agreed: [],
  },
  ...lines,
];

const keyOf = perLine(({ spProdRef }: PriceLine) => referenceKey(spProdRef));

/** The server treats 'fa 00012' as 'FA-00012', and so does the screen. */
export const hasReference = (lines: readonly PriceLine[], ref: string): boolean => {
  const wanted = referenceKey(ref);
  return lines.some((line) => keyOf(line) === wanted);
};

export const hasCustomer = (lines: readonly PriceLine[], userId: string): boolean =>
  lines.some(({ spUserId }) => spUserId === userId);

const changed = (lines: readonly PriceLine[], key: string, change: (line: PriceLine) => Partial<PriceLine>) =>
  lines.map((line) => (line.key === key ? { ...line, ...change(line) } : line));

export const withPrice = (lines: readonly PriceLine[], key: string, price: string): PriceLine[] =>
  changed(lines, key, () => ({ price }));

/** The prices of a file over those that are listed; what the file does not name stays. */
export function withFile(
  lines: readonly PriceLine[],
  spUserId: string,
  prices: SpecialPricesPreview['prices'],
): readonly PriceLine[] {
  const byKey = new Map(prices.map((price) => [referenceKey(price.prodRef), price]));
  const listed = new Set(lines.map(({ spProdRef }) => referenceKey(spProdRef)));
  const kept = lines.map((line): PriceLine => {
    const one = byKey.get(referenceKey(line.spProdRef));
    return one ? { ...line, price: number(one.price), spStatus: 'active' } : line;
  });
  const added = prices
    .filter(({ prodRef }) => !listed.has(referenceKey(prodRef)))
    .flatMap(({ prodRef, price, listPrice }) =>
      withLine([], { spUserId, spProdRef: prodRef, who: '', amount: price, listPrice }),
    );
  return [...added, ...kept];
}

export const toggled = (lines: readonly PriceLine[], key: string): PriceLine[] =>
  changed(lines, key, ({ spStatus }) => ({ spStatus: spStatus === 'active' ? 'removed' : 'active' }));

export const EDITED = ['price', 'spStatus', 'validFrom', 'validTo', 'steps'] as const;

export function isDirty(lines: readonly PriceLine[], saved: readonly PriceLine[]): boolean {
  if (lines === saved) return false;
  if (lines.length !== saved.length) return true;
  return lines.some((line, at) => isEdited(line, saved[at]));
}

export const isEdited = (line: PriceLine, before: PriceLine | undefined): boolean =>
  line !== before && (!before || EDITED.some((field) => line[field] !== before[field]));

/** How many prices a save would add, change or remove. One that was added and removed again is none. */
export function editedCount(lines: readonly PriceLine[], saved: readonly PriceLine[]): number {
  if (lines === saved) return 0;
  const before = new Map(saved.map((line) => [line.key, line]));
  return lines.filter((line) =>
    before.has(line.key) ? isEdited(line, before.get(line.key)) : line.spStatus === 'active',
  ).length;
}

/** On which days a price holds, and what it is from which quantity on. */
export type Term = 'validFrom' | 'validTo' | 'steps';
export const TERMS = ['validFrom', 'validTo', 'steps'] as const satisfies readonly Term[];

export const withTerm = (lines: readonly PriceLine[], key: string, term: Term, text: string): PriceLine[] =>
  changed(lines, key, () => ({ [term]: text, termsTouched: true }));

/** What the price was before it was edited, for as long as it is another. */
export const editedFrom = perLine(({ price, stood }: PriceLine): number | null => {
  const read = readPrice(price);
  return stood !== undefined && 'amount' in read && read.amount !== stood ? stood : null;
});
