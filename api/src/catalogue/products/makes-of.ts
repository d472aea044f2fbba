import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';

/**
 * The makes of a catalogue's products in order, '' for those without; the index leads from one to the next. Counting make by make lets
 * others have their turn, where one statement over half a million products would answer nobody for some hundred milliseconds.
 */
export async function* makesOf(db: Reading, catalogue: Catalogue): AsyncGenerator<string> {
  for (let make = await makeAfter(db, catalogue, null); make !== undefined; ) {
    yield make;
    await setImmediate();
    make = await makeAfter(db, catalogue, make);
  }
}

async function makeAfter(
  db: Reading,
  catalogue: Catalogue,
  make: string | null,
): Promise<string | undefined> {
  const next = await db
    .selectFrom('products')
    .select('marque_norm')
    .where('catalogue', '=', catalogue)
    .$if(make !== null, (rest) => rest.where('marque_norm', '>', make ?? ''))
    .orderBy('marque_norm')
    .limit(1)
    .executeTakeFirst();
  return next?.marque_norm;
}
