import { isOffered } from '@extranet/shared/registry';
import { isNamed } from './named-accounts.ts';
import type { Published, Shell, StoreRegistry, Withdrawal } from './store-registry.ts';

/** The shell's name in the journal, in reports and in figures; no remote may have it. */
export const SHELL = 'host';

/** The shell's canary, where it is offered to this account: by share, as canaries of remotes are, or by name. */
export function offeredShell(
  { shell: { canary } }: Pick<StoreRegistry, 'shell'>,
  { id, email }: { id: string; email: string },
): string | null {
  if (!canary) return null;
  const canaries = isNamed(canary, email) ? [canary.release.id] : [];
  return isOffered({ id: SHELL, canary }, { id, canaries }) ? canary.release.id : null;
}

/** What the pages of a browser that has the canary are made of. */
export const withCanaryShell = (published: Published & { canary: Shell }): Published => ({
  registry: published.registry,
  shell: published.canary,
});

/** The registry without this canary of the shell; as it was when there is another one by now, or none. */
export const withoutShellCanary = <R extends Pick<StoreRegistry, 'shell'>>(
  registry: R,
  release: string,
  withdrawn?: Withdrawal,
): R =>
  registry.shell.canary?.release.id === release
    ? { ...registry, shell: { id: registry.shell.id, ...(withdrawn && { withdrawn }) } }
    : registry;

/** Every shell that the registry names: the live one, its canary, and what was withdrawn. A build of these is published. */
export const namedShells = ({ id, canary, withdrawn }: StoreRegistry['shell']): string[] =>
  [id, canary?.release.id, withdrawn?.release].filter((one) => one !== undefined);
