import type { Fault } from '../page/messages.ts';

/**
 * All faults, now that all of a kind are known anew. What does not compile has no types: what the types' compiler says of it
 * meanwhile is the same again.
 */
export function faultsAfter(before: Fault[], kind: Fault['kind'], found: Fault[]): Fault[] {
  const others = before.filter((fault) => fault.kind !== kind);
  if (kind === 'syntax') return found.length > 0 ? found : others;
  return others.some((fault) => fault.kind === 'syntax') ? others : [...others, ...found];
}
