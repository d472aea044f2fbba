import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { failure } from '../../base/errors.ts';
import { atMost } from '../../base/processes/at-most.ts';

/** As many as there are catalogues: one page gets all its lists at once. */
const AT_ONCE = 3;
/** As long as three lists take on a slow connection. */
const WAIT_MAX_MS = 60_000;

export type ListLimiter = (account: string, make: () => Promise<Readable>) => Promise<Readable>;

/** Whole lists are a customer's most expensive requests: an account gets a few at a time, and the others wait. */
export function limitListsPerAccount(waitMaxMs = WAIT_MAX_MS, count = AT_ONCE): ListLimiter {
  const accounts = new Map<string, { readonly turns: ReturnType<typeof atMost>; asking: number }>();
  const turnsOf = (account: string) => {
    const timeout = { ms: waitMaxMs, error: tooManyLists };
    const known = accounts.get(account) ?? { turns: atMost({ count, timeout }), asking: 0 };
    accounts.set(account, known);
    return known;
  };
  return (account, make) =>
    new Promise((resolve, reject) => {
      const own = turnsOf(account);
      own.asking += 1;
      own
        .turns(async () => {
          const list = await make();
          resolve(list);
          // The turn ends when the list was read to its end, or its reader hung up.
          await finished(list).catch(() => undefined);
        })
        .catch(reject)
        .finally(() => {
          own.asking -= 1;
          if (own.asking === 0) accounts.delete(account);
        });
    });
}

const tooManyLists = () =>
  failure(
    429,
    'list.tooMany',
    'Vous chargez déjà plusieurs listes de produits. Fermez les autres pages du catalogue, puis réessayez.',
    { headers: { 'retry-after': '30' } },
  );
