import { mintAdminLink } from '../../api/src/admin-session/admin-links.ts';
import { system } from '../../api/src/audit/actor.ts';
import type { Config } from '../../api/src/config.ts';
import { openDatabase } from '../../api/src/db/open.ts';

/** Minted beside the running server, on its database. */
export async function adminLink(config: Config, email: string, url: string): Promise<string> {
  const database = await openDatabase(config, { owner: false });
  try {
    return (await mintAdminLink(database.db, email, url, system('npm run admin:link'))).url;
  } finally {
    await database.close();
  }
}
