import type { ImportRow } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../../base/audit/actor.ts';
import type { Database } from '../../../../base/db/open.ts';
import type { Schema } from '../../../../base/db/schema.ts';
import { type ChangeTask, changeImport } from '../../../../base/imports/change-import.ts';
import { lookAt } from '../../../../base/imports/look-at.ts';
import { applicationSteps } from './application-steps.ts';
import { compareFile } from './compare-file.ts';
import { readApplicationsFile } from './grouped-lines.ts';

export interface LookTask {
  readonly kind: 'look';
  readonly importId: string;
  readonly by: Actor;
  readonly fileName: string;
  readonly contents: Uint8Array;
  readonly at: string;
  readonly columns: Readonly<Record<string, string>> | undefined;
}

export type ApplicationsTask = LookTask | ChangeTask;

export async function runApplicationsImport({ db }: Database, task: ApplicationsTask): Promise<ImportRow> {
  return task.kind === 'look' ? look(db, task) : changeImport(db, task, applicationSteps);
}

async function look(db: Kysely<Schema>, task: LookTask): Promise<ImportRow> {
  const { importId: id, by, fileName, at, contents, columns } = task;
  const read = await readApplicationsFile(Buffer.from(contents), columns, new Date(at));
  return lookAt(db, { id, kind: 'applications', by, fileName, at }, () => compareFile(db, id, read));
}
