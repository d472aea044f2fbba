import type { App } from '../../base/app-types.ts';
import type { ShellCanary, StoreEntry } from '../releases/store-registry.ts';
import { isBroken } from './verdict.ts';
import { voicesOf, WINDOW_MS } from './voices.ts';
import { withdrawCanary } from './withdraw-canary.ts';

/** A canary by name for so few accounts is judged by all of them, but never by one alone. */
const FEW_ACCOUNTS = 2;

type Server = Pick<App, 'db' | 'releases' | 'log' | 'now'>;

/** Withdraws the canary when its accounts' voices say that it is broken, and writes into the registry why. */
export async function withdrawIfBroken(server: Server, entry: StoreEntry, release: string): Promise<void> {
  const since = new Date(server.now().getTime() - WINDOW_MS);
  const { canary, stable, reasons: all } = await voicesOf(server, entry, release, since);
  if (!isUnanimous(entry, canary.failed) && !isBroken(canary, stable)) return;
  const reasons = [...new Set(all)].sort();
  await withdrawCanary(server, entry, {
    ...{ release, accounts: canary.failed, reasons },
    reason: `${canary.failed} accounts, and came up for ${canary.loaded}: ${reasons.join(', ')}`,
  });
}

export const isUnanimous = (
  { canary }: Pick<StoreEntry, 'canary'> | { canary: ShellCanary },
  failed: number,
): boolean =>
  canary?.named !== undefined &&
  canary.percent === 0 &&
  canary.named.hashes.length <= FEW_ACCOUNTS &&
  failed >= FEW_ACCOUNTS;
