import { HOME } from '../base/addresses.ts';
import type { Remotes } from './create-remotes.ts';

/**
 * Fetches the remotes that the page shows at once while it is drawn for the first time: its places would ask for them only then.
 * Who may not have one is judged as ever.
 */
export function loadFirst({ registry, loader }: Remotes): void {
  const { pathname } = location;
  const own = registry.forPath(pathname);
  if (own) void loader.load(own.id, { path: pathname });
  const slots =
    pathname === HOME ? (['home.kits', 'header.cart'] as const) : own ? (['header.cart'] as const) : [];
  for (const slot of slots) for (const { id } of registry.forSlot(slot)) void loader.load(id, { slot });
}
