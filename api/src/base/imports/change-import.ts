import type { AuditAction, AuditKind, ImportRow, ImportSummary } from '@extranet/shared/contracts';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import { changesBetween } from '../audit/changes.ts';
import type { ImportsTable } from '../db/schema/imports.ts';
import type { Db, DbOrTransaction, Schema } from '../db/schema.ts';
import { conflict, orNotFound } from '../errors.ts';
import { freshStatistics } from './fresh-statistics.ts';
import { findImport, moveImport, presentImport } from './imports.queries.ts';

const NAMED_MAX = 10;

export interface ChangeTask {
  readonly kind: 'apply' | 'undo';
  readonly id: string;
  readonly by: Actor;
  readonly at: string;
  /** What was changed or went since stays as it is, and is named; all others are changed. */
  readonly leaveChanged: boolean;
}

/** What differs between the uses: each wing says how its own objects are compared and written. */
export interface ImportSteps {
  readonly actions: Readonly<Record<ChangeTask['kind'], AuditAction>>;
  readonly objects: AuditKind;
  /** Where most of its rows stand. */
  readonly table: keyof Schema;
  /** Looks again at what stands now, for a list that was planned long ago. Answers what is gone, by name. */
  refresh(db: DbOrTransaction, importId: string): Promise<string[]>;
  /** The names of what is no longer as the import found it (apply) or left it (undo), at most as many as asked, and how many. */
  changedSince(
    db: DbOrTransaction,
    importId: string,
    kind: ChangeTask['kind'],
    named: number,
  ): Promise<Changed>;
  /** Where somebody looks back at single lines: notes which of them are not as expected, before the others are written. */
  leaveAlone?(db: DbOrTransaction, importId: string, kind: ChangeTask['kind']): Promise<void>;
  /** Writes all that is still as expected, and answers how many lines that were. */
  write(db: DbOrTransaction, importId: string, kind: ChangeTask['kind'], at: string): Promise<number>;
  /** What a later look makes another; the rest stays as the first one found it. */
  summary(db: DbOrTransaction, importId: string): Promise<Partial<ImportSummary>>;
}

export interface Changed {
  readonly names: readonly string[];
  readonly count: number;
}

/** Applies an import or takes it back in one transaction: all of it, or nothing when something else changed meanwhile. */
export async function changeImport(db: Db, task: ChangeTask, steps: ImportSteps): Promise<ImportRow> {
  const change = (check: Check) =>
    db.transaction().execute((transaction) => changeWithin(transaction, task, steps, check));
  if (task.leaveChanged) return change(named);
  try {
    return await change(counted);
  } catch (error) {
    if (!(error instanceof SomeAreLeft)) throw error;
    // Rare: only now is looked for what changed, to say it by name.
    return change(named);
  }
}

/** Writes; answers the names of what was left as it is. */
type Check = (db: DbOrTransaction, task: ChangeTask, steps: ImportSteps, lines: number) => Promise<string[]>;

class SomeAreLeft extends Error {}

/** Looking for changes costs as much as a third of the writing, and as a rule there are none: the lines written are counted instead. */
const counted: Check = async (db, { id, kind, at }, steps, lines) => {
  if ((await steps.write(db, id, kind, at)) !== lines) throw new SomeAreLeft();
  return [];
};

const named: Check = async (db, { id, kind, at, leaveChanged }, steps) => {
  const changed = await steps.changedSince(db, id, kind, NAMED_MAX);
  if (changed.count > 0 && !leaveChanged) throw changedMeanwhile(kind, listed(changed));
  if (changed.count > 0) await steps.leaveAlone?.(db, id, kind);
  await steps.write(db, id, kind, at);
  return changed.count > 0 ? [listed(changed)] : [];
};

async function changeWithin(
  db: DbOrTransaction,
  task: ChangeTask,
  steps: ImportSteps,
  check: Check,
): Promise<ImportRow> {
  const { kind, id, by, at } = task;
  const known = orNotFound(await findImport(db, id));
  const planned = known.status === 'scheduled';
  const moved =
    kind === 'apply'
      ? await moveImport(db, id, ['preview', 'scheduled'], { status: 'applied', applied_at: at })
      : await moveImport(db, id, ['applied'], { status: 'undone', undone_at: at });
  if (!moved) throw wrongStatus(kind);
  const gone = kind === 'apply' && planned ? await steps.refresh(db, id) : [];
  const seen = presentImport(known).imSummary;
  const summary = kind === 'apply' && planned ? { ...seen, ...(await steps.summary(db, id)) } : null;
  const lines = (summary ?? seen).updated;
  const left = [...gone, ...(await check(db, task, steps, lines))];
  await freshStatistics(db, steps.table, lines);
  const row = await keep(db, moved, left, summary);
  const { updated, unknown, deleted, unreadable, added, changed, removed } = presentImport(row).imSummary;
  await recordAction(
    db,
    by,
    {
      action: steps.actions[kind],
      kind: steps.objects,
      objectId: id,
      subject: moved.file_name,
      changes: changesBetween(null, {
        updated,
        unknownCount: unknown + deleted,
        unreadableCount: unreadable,
        ...(added + changed + removed > 0 && { added, changed, removed }),
        ...(left.length > 0 && { leftAsTheyAre: left }),
      }),
    },
    new Date(at),
  );
  return presentImport(row);
}

async function keep(
  db: DbOrTransaction,
  row: ImportsTable,
  left: readonly string[],
  summary: ImportSummary | null,
): Promise<ImportsTable> {
  const change = { left_out: JSON.stringify(left), ...(summary && { summary: JSON.stringify(summary) }) };
  await db.updateTable('imports').set(change).where('id', '=', row.id).execute();
  return { ...row, ...change };
}

const listed = ({ names, count }: Changed) =>
  [...names, ...(count > names.length ? [`… (${count} en tout)`] : [])].join(', ');

const wrongStatus = (kind: ChangeTask['kind']) =>
  kind === 'apply'
    ? conflict('import.alreadyApplied', 'Ce fichier a déjà été appliqué, ou n’est plus à appliquer.')
    : conflict('import.notApplied', 'Cet import n’est pas appliqué, ou a déjà été annulé.');

const changedMeanwhile = (kind: ChangeTask['kind'], names: string) =>
  kind === 'apply'
    ? conflict(
        'import.changedSince',
        `Ces valeurs ont été modifiées depuis la vérification du fichier\u00a0: ${names}. Rien n’a été appliqué\u00a0; vérifiez le fichier de nouveau.`,
      )
    : conflict(
        'import.changedLater',
        `Ces valeurs ont été modifiées depuis cet import\u00a0: ${names}. Rien n’a été annulé. Toutes les autres peuvent l’être\u00a0; celles-ci resteront telles quelles.`,
      );
