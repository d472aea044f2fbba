import type { Config } from './base/config/config.ts';
import { migrate } from './base/db/migrate.ts';
import { type Database, openDatabase } from './base/db/open.ts';
import { startError } from './base/start-error.ts';
import { holdsDemo, loadDemo } from './demo/load.ts';

/** Opens the database and prepares it for a server: migrations, and the demonstration if configured. */
export async function prepareDatabase(config: Config): Promise<Database> {
  const database = await openDatabase(config);
  try {
    await migrate(database);
    if (config.demo) await loadDemo(database, { products: config.demoProducts });
    if (config.production && (await holdsDemo(database))) {
      throw startError(
        'NODE_ENV is production, but the database holds the demonstration accounts: use another one.',
      );
    }
    database.dialect.serve();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
