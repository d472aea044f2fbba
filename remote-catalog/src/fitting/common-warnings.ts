import type { Warning } from '@extranet/shared/rules/fitting';

interface Warned {
  warnings: readonly Warning[];
}

/** What holds whichever way to tow is taken; of one alone nothing is common. */
export function commonWarnings([first, ...others]: readonly Warned[]): readonly Warning[] {
  if (!first || others.length === 0) return [];
  return first.warnings.filter(({ text }) => others.every(({ warnings }) => has(warnings, text)));
}

/** What is a proposal's own. */
export const ownWarnings = ({ warnings }: Warned, common: readonly Warning[]): readonly Warning[] =>
  warnings.filter(({ text }) => !has(common, text));

const has = (warnings: readonly Warning[], text: string) => warnings.some((one) => one.text === text);
