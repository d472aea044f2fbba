import { CONTRACT, type RemoteModule } from './contract.ts';

/** What is wrong with the module that a remote exposes; undefined when the host can use it. */
export function contractBreach(value: unknown, id: string): string | undefined {
  if (typeof value !== 'object' || value === null) return 'exposes no module';
  const remote = value as Partial<RemoteModule>;
  if (remote.contract !== CONTRACT) return `speaks contract ${remote.contract}, the host speaks ${CONTRACT}`;
  if (remote.id !== id) return `calls itself '${remote.id}'`;
  if (!Array.isArray(remote.routes)) return 'has no list of routes';
  if (typeof remote.slots !== 'object' || remote.slots === null) return 'has no slots';
  if (typeof remote.texts?.load !== 'function') return 'has no texts';
  return undefined;
}
