// npm run licences: lists the licences of the production dependencies. Fails for one that is not allowed.
import { isAllowed, productionDependencies } from './lib/licences/index.ts';

const dependencies = productionDependencies();
for (const [licence, ones] of [...Map.groupBy(dependencies, ({ licence }) => licence)].sort())
  console.log(`${String(ones.length).padStart(4)}  ${licence}`);
const refused = dependencies.filter((one) => !isAllowed(one));
for (const { name, version, licence } of refused) console.log(`NOT ALLOWED: ${name} ${version} (${licence})`);
console.log(`${dependencies.length} packages, ${refused.length} not allowed`);
process.exit(refused.length > 0 ? 1 : 0);
