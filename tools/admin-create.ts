// npm run admin:create -- --email a@b.fr --name N --firstname F: creates an administrator and prints a sign-in link.
import { parseArgs } from 'node:util';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { assertMigrated, openDatabase } from '../api/src/base/db/index.ts';
import { startError } from '../api/src/base/index.ts';
import { createAdmin, type NewAdmin } from '../api/src/people/index.ts';
import { adminLink } from './lib/start/index.ts';
import { stopWith } from './lib/stop-with.ts';

const USAGE = 'npm run admin:create -- --email a@b.fr --name Nom --firstname Prénom';

const REFUSALS: Readonly<Record<string, (email: string) => string>> = {
  'request.invalid': (email) => `'${email}' is not an e-mail address.`,
  'admin.emailTaken': (email) => `There is an account ${email} already: nothing was changed.`,
};

try {
  const config = parseConfig(process.env);
  const admin = readOptions();
  await create(config, admin);
  console.log(
    `${admin.firstname} ${admin.name} <${admin.email}> is an administrator. Valid once, for five minutes:`,
  );
  console.log(await adminLink(config, admin.email, config.publicUrl));
} catch (error) {
  stopWith(error);
}

function readOptions(): NewAdmin {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { email: text, name: text, firstname: text } });
    const [email, name, firstname] = [values.email, values.name, values.firstname].map((value) =>
      value?.trim(),
    );
    if (email && name && firstname) return { email, name, firstname };
  } catch {
    // An unknown option gets the same answer as a missing one.
  }
  throw startError(`An administrator needs an address and a name: ${USAGE}.`);
}

/** A server may be running meanwhile. */
async function create(config: Config, admin: NewAdmin): Promise<void> {
  const database = await openDatabase(config, { owner: false });
  try {
    await assertMigrated(database);
    await createAdmin(database, admin);
  } catch (error) {
    const refusal = REFUSALS[(error as { code?: string }).code ?? ''];
    throw refusal ? startError(refusal(admin.email)) : error;
  } finally {
    await database.close();
  }
}
