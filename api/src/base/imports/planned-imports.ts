import { system } from '../audit/actor.ts';
import { type JobKind, reasonOf } from '../jobs/job-kinds.ts';
import { shortDate } from '../text/french.ts';
import type { ImportUse } from './import-uses.ts';
import { findImport } from './imports.queries.ts';

export const PLANNED = 'import.planned';

/** The import that a job is about has its id. Whoever planned it is named in the trail. */
export const plannedImports = (uses: readonly ImportUse[]): JobKind => ({
  name: PLANNED,
  atOnce: 1,
  leaseMs: 180_000,
  retryAfterMinutes: [1, 5, 30],
  async run(app, jobs) {
    const outcomes: (string | null)[] = [];
    for (const { id } of jobs) {
      const row = await findImport(app.db, id);
      const use = uses.find(({ kind }) => kind === row?.kind);
      // Dropped meanwhile, or applied by a process that died before it said so.
      if (row?.status !== 'scheduled' || !use) {
        outcomes.push(null);
        continue;
      }
      const by = { ...system(row.admin_name), id: row.admin_id, kind: 'admin' as const };
      const task = { kind: 'apply', id, by, at: app.now().toISOString(), leaveChanged: true } as const;
      outcomes.push(await use.change(app, task).then(() => null, reasonOf));
    }
    return outcomes;
  },
  async describe(app, ids) {
    const rows = await app.db.selectFrom('imports').selectAll().where('id', 'in', ids).execute();
    return new Map(
      rows.map((row) => [row.id, `${row.file_name} (${shortDate(row.run_at ?? row.created_at)})`]),
    );
  },
});
