import type { ImportRow } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../base/db/open.ts';
import type { Schema } from '../../../../base/db/schema.ts';
import { type ChangeTask, changeImport } from '../../../../base/imports/change-import.ts';
import { lookAt } from '../../../../base/imports/look-at.ts';
import type { NamedLookTask } from '../../../../base/imports/look-task.ts';
import { applicationSteps } from './application-steps.ts';
import { compareFile } from './compare-file.ts';
import { readApplicationsFile } from './grouped-lines.ts';

export type ApplicationsTask = NamedLookTask | ChangeTask;

export async function runApplicationsImport({ db }: Database, task: ApplicationsTask): Promise<ImportRow> {
  return task.kind === 'look' ? look(db, task) : changeImport(db, task, applicationSteps);
}

async function look(db: Kysely<Schema>, task: NamedLookTask): Promise<ImportRow> {
  const { importId: id, by, fileName, at, contents, columns } = task;
  const read = await readApplicationsFile(Buffer.from(contents), columns, new Date(at));
  return lookAt(db, { id, kind: 'applications', by, fileName, at }, () => compareFile(db, id, read));
}
