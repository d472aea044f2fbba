import { onDevice } from '@extranet/shared/session';

/**
 * A short list on this device, with whose it is: on the workshop's computer the next account starts without any.
 * `name`: under which the list stands in what is kept.
 */
export function keptOfAccount<Item>(key: string, name: string, isItem: (value: unknown) => value is Item) {
  return {
    read(account: string): Item[] {
      try {
        const kept = JSON.parse(onDevice.read(key) ?? '{}') as Record<string, unknown>;
        const items = kept[name];
        return kept.owner === account && Array.isArray(items) ? items.filter(isItem) : [];
      } catch {
        return [];
      }
    },
    keep: (account: string, items: readonly Item[]): void =>
      onDevice.keep(key, JSON.stringify({ owner: account, [name]: items })),
  };
}
