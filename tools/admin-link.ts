// npm run admin:link [-- email]: prints a one-time sign-in link for an administrator.
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { adminLink } from './lib/start/index.ts';
import { stopWith } from './lib/stop-with.ts';

const DEMO_ADMIN = 'admin@demo.example';

try {
  const config = parseConfig(process.env);
  const email = process.argv[2] ?? DEMO_ADMIN;
  const link = await adminLink(config, email, config.publicUrl).catch((error: { code?: string }) => {
    throw error.code === 'notFound' ? startError(`There is no active administrator ${email}.`) : error;
  });
  console.log(link);
} catch (error) {
  stopWith(error);
}
