import type { ImportSummary } from '@extranet/shared/contracts';

/** Nothing to apply has four reasons, of which only one is that the file says what stands already. */
export function whyNothing({ lines, same, unknown, deleted, unreadable }: ImportSummary) {
  if (lines === 0) return 'noLine';
  if (same === 0) return 'allLeftOut';
  return unknown + deleted + unreadable > 0 ? 'restSame' : 'same';
}
