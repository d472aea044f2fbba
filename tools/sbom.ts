// npm run sbom [-- file]: writes the bill of materials of the production dependencies, CycloneDX 1.5 as JSON.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { billOfMaterials } from './lib/licences/index.ts';
import { root } from './lib/workspaces.ts';

const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
const bill = billOfMaterials({ name, version });
await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components in ${file}`);
