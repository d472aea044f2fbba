import { referenceKey } from '@extranet/shared/rules';

const SHORT = /^([A-Z]+)(\d+)$/;
const DIGITS_MAX = 8;

/** 'FA12' is short for 'FA00012', as in the back office's lists (remote-admin, order-filters.ts). */
export function longForms(text: string): string[] {
  const [, series, number = ''] = SHORT.exec(referenceKey(text)) ?? [];
  if (!series) return [referenceKey(text)];
  const lengths = Array.from({ length: Math.max(1, DIGITS_MAX - number.length + 1) }, (_, zeros) => zeros);
  return lengths.map((zeros) => `${series}${'0'.repeat(zeros)}${number}`);
}
