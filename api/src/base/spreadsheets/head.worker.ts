import { readFile } from 'node:fs/promises';
import { answerParent } from '../workers/in-worker.ts';
import { sheetHead } from './rows.ts';

await answerParent(async ({ path }: { path: string }) => sheetHead(await readFile(path)));
