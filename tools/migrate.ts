// npm run migrate: moves the schema of the configured database forward, without starting a server.
import { parseConfig } from '../api/src/base/config/index.ts';
import { migrate, openDatabase } from '../api/src/base/db/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const database = await openDatabase(parseConfig(process.env));
  await migrate(database);
  await database.close();
  console.log('The schema is up to date.');
} catch (error) {
  stopWith(error);
}
