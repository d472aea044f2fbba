// npm run pack: writes the platform and the tool of the remotes as two packages into dist/packages, to be installed from these
// files or published into a registry (npm publish <file>).
// Refuses what was packed before under the same version with another content; tools/packed.json, which belongs into git, knows what that was.
// npm run pack -- remote-faq ../faq: also copies that remote into an empty folder, as a repository of its own.
import { resolve } from 'node:path';
import { assertFillable, fillOwnRepository, packForOthers } from './lib/packages/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const [remote, folder] = process.argv.slice(2);
  // npm calls commands in the root of the repository; a relative folder is meant from where the person stands.
  const place = folder && resolve(process.env.INIT_CWD ?? '', folder);
  if (remote && place) assertFillable(place, remote);
  const packages = await packForOthers();
  for (const file of Object.values(packages)) console.log(`  ${file}`);
  if (remote && place) {
    fillOwnRepository(place, remote, packages);
    console.log(`  ${remote} lies in ${place}: git init, npm install, npm test there.`);
  }
} catch (error) {
  stopWith(error);
}
