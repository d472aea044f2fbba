import type { DeskImport, FoundGroup, QueueLine, WeekFigures } from '@extranet/shared/contracts';
import type { Database } from '../db/open.ts';
import type { Reading } from '../db/schema.ts';
import type { Asked } from './asked.ts';
import type { DeskWeeks, Weeks } from './weeks.ts';

/** What a wing brings to the back office's desk: each counts what is its own, and the desk puts it together. */
export interface DeskSource {
  readonly waiting?: (db: Reading, now: Date) => Promise<QueueLine[]>;
  readonly figures?: (db: Reading, weeks: DeskWeeks) => Promise<Weeks<Partial<WeekFigures>>>;
  readonly imports?: (db: Reading) => Promise<DeskImport[]>;
  /** Brings up to date what `find` reads. */
  readonly ready?: (database: Database) => Promise<void>;
  readonly find?: (db: Reading, asked: Asked) => Promise<FoundGroup>;
  /** What may have been meant, where nobody found anything. */
  readonly guess?: (db: Reading, asked: Asked) => Promise<FoundGroup>;
}
