import { parseConfig } from '../../api/src/base/config/index.ts';
import { openDatabase } from '../../api/src/base/db/index.ts';
import { openSession } from '../../api/src/people/index.ts';

export interface Person {
  readonly token: string;
  /** A product that this customer may order. */
  readonly prodId: string;
  readonly catalogs: string[];
}

/** The demonstration's customers with a session each, written to the database: signing in takes a sixth of a second. */
export async function findPeople(env: Record<string, string | undefined>): Promise<Person[]> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const { db } = database;
    const users = await db
      .selectFrom('users')
      .select(['id', 'catalogs'])
      .where('status', '=', 'active')
      .where('order_enabled', '=', 1)
      .where('is_admin', '=', 0)
      .execute();
    const people: Person[] = [];
    for (const { id, catalogs: json } of users) {
      const catalogs = JSON.parse(json) as string[];
      const product = await db
        .selectFrom('products')
        .select('id')
        .where('catalogue', '=', catalogs[0] as 'Kit')
        .where('price_cents', '>', 0)
        .where('statut', '=', 'disponible')
        .where('stock_code', '=', '1')
        .executeTakeFirst();
      if (!product) continue;
      people.push({ token: await openSession(db, id, 'customer', new Date()), prodId: product.id, catalogs });
    }
    return people;
  } finally {
    await database.close();
  }
}
