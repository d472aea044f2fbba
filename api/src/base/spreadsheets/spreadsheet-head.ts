import { inWorker } from '../workers/in-worker.ts';
import type { SheetHead } from './rows.ts';
import { sheetTooLarge } from './sheet.ts';

const LIMITS = {
  withinMs: 8_000,
  memoryMb: 96,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

/** The header and the first rows of an uploaded spreadsheet. */
export function spreadsheetHead(path: string): Promise<SheetHead> {
  return inWorker<SheetHead>(new URL('./head.worker.ts', import.meta.url), { path }, LIMITS);
}
