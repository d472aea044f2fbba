import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { failure } from '../../base/errors.ts';
import { atMost } from '../../base/processes/at-most.ts';

/** As many as there are catalogues: what one page asks for, it gets at once. */
const AT_ONCE = 3;
/** As long as three lists take on a slow line. */
const PATIENCE_MS = 60_000;

export type ListTurns = (account: string, make: () => Promise<Readable>) => Promise<Readable>;

/** Whole lists cost most of what a customer can ask for: one account has a few at a time, and the others wait. */
export function listTurns(patienceMs = PATIENCE_MS): ListTurns {
  const accounts = new Map<string, { readonly turns: ReturnType<typeof atMost>; asking: number }>();
  const turnsOf = (account: string) => {
    const timeout = { ms: patienceMs, error: tooManyLists };
    const known = accounts.get(account) ?? { turns: atMost({ count: AT_ONCE, timeout }), asking: 0 };
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
          // Until it was read to its end, or whoever read it went away.
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
