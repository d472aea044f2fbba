import { isOlder } from '@extranet/shared/registry';
import { isSealBy } from './seals.ts';
import { epochOf } from './stamps.ts';
import type { StoreRegistry } from './store-registry.ts';

/**
 * Where the live shell is signed, so is its canary: whoever can write to the store could else give everybody another shell as one. A
 * canary is signed after the shell beside which it is tried, so one from before that, put back, is refused.
 */
export function isCanarySealed(registry: StoreRegistry, platform: string): boolean {
  const { shell, seals } = registry;
  const canary = shell.canary?.release.id;
  const live = seals?.[shell.id];
  if (!canary) return true;
  const seal = seals?.[canary];
  if (!seal) return !live;
  return isSealBy(platform, canary, seal, epochOf(registry)) && !(live && isOlder(seal, live));
}
