import { system } from '../../../api/src/base/audit/index.ts';
import type { Config } from '../../../api/src/base/config/index.ts';
import { openDatabase } from '../../../api/src/base/db/index.ts';
import { mintAdminLink } from '../../../api/src/people/index.ts';

/** Creates the link in the database of the configuration. The server may be running. */
export async function adminLink(config: Config, email: string, url: string): Promise<string> {
  const database = await openDatabase(config, { owner: false });
  try {
    return (await mintAdminLink(database.db, email, url, system('npm run admin:link'))).url;
  } finally {
    await database.close();
  }
}
