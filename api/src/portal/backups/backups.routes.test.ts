import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { BackupProof, BackupsOverview } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { isDue } from './nightly-backups.ts';
import { noteFailed, noteProven } from './outcomes.queries.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-backups-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const BACKUP_DIR = join(folder, 'kept');
const BACKUP_PROGRAM = join(folder, 'program.mjs');

const proof: BackupProof = {
  ...{ at: '2026-11-27T01:14:00.000Z', backup: '2026-11-27T01-13-00', takenAt: '2026-11-27T01:13:00.000Z' },
  ...{ seconds: 12.5, rows: 48_210, files: 310 },
};
const failure = { at: '2026-11-28T01:14:00.000Z', backup: '2026-11-28T01-13-00', step: 'taking' } as const;

describe('what came of backups', () => {
  it('is shown to administrators and in the figures: none, proven, or failed since', async () => {
    const { app } = await buildTestApp({ products: 1 });
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    const overview = async () => (await admin('/api/admin/backups')).json<BackupsOverview>();
    const figures = async () => {
      const { text } = await visitor(app)('/metrics');
      return text.split('\n').filter((line) => line.startsWith('extranet_backup'));
    };
    assert.deepEqual(await overview(), { proven: null, failed: null, state: 'none', nightly: false });
    assert.ok((await figures()).includes('extranet_backup_proven_seconds 0'));
    await noteProven(app.db, proof);
    assert.deepEqual(await overview(), { proven: proof, failed: null, state: 'proven', nightly: false });
    await noteFailed(app.db, { ...failure, reason: 'x'.repeat(5000) });
    const { state, proven, failed } = await overview();
    assert.deepEqual([state, proven, failed?.reason.length], ['failed', proof, 1000]);
    assert.deepEqual(await figures(), [
      'extranet_backup{state="proven"} 0',
      'extranet_backup{state="failed"} 1',
      'extranet_backup{state="none"} 0',
      `extranet_backup_proven_seconds ${Date.parse(proof.at) / 1000}`,
    ]);
    await noteProven(app.db, proof);
    assert.equal((await overview()).state, 'proven');
  });
});

describe('a backup each night', () => {
  it('is due once a night, from two in the morning in Paris on, and at once where a night was missed', async () => {
    const kept = join(folder, 'nights');
    mkdirSync(join(kept, '2026-11-26T01-00-05'), { recursive: true });
    const due = (at: string) => isDue(kept, new Date(at));
    assert.equal(
      await due('2026-11-26T23:00:00Z'),
      false,
      'midnight in Paris still belongs to the day before',
    );
    assert.equal(await due('2026-11-27T00:59:00Z'), false);
    assert.equal(await due('2026-11-27T01:00:00Z'), true);
    for (const name of ['2026-11-27T01-10-00.part', '.spare-2026-11-27T01-10-00-x', 'instants'])
      mkdirSync(join(kept, name));
    assert.equal(await due('2026-11-27T15:00:00Z'), true, 'half a backup is none');
    mkdirSync(join(kept, '2026-11-27T15-00-00'));
    assert.equal(await due('2026-11-27T16:00:00Z'), false);
    assert.equal(await isDue(join(folder, 'not-there'), new Date()), true);
  });

  it('is taken by the command, and a failure is that of the job, in the words of the command', async () => {
    writeFileSync(BACKUP_PROGRAM, "console.error('There is no room for it.'); process.exit(1);");
    const { app } = await buildTestApp({ products: 1, env: { BACKUP_DIR, BACKUP_PROGRAM } });
    await app.ready();
    await app.db.updateTable('jobs').set({ run_at: '' }).where('id', '=', 'backup').execute();
    await app.jobs.finish();
    const job = await app.db.selectFrom('jobs').selectAll().where('id', '=', 'backup').executeTakeFirst();
    assert.equal(job?.last_error, 'There is no room for it.');
    assert.equal(job.last_done_at, null);
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    assert.equal((await admin('/api/admin/backups')).json<BackupsOverview>().nightly, true);
  });

  it('ends with the server, and with all that it has started', async () => {
    const pid = join(folder, 'pid');
    writeFileSync(
      BACKUP_PROGRAM,
      `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
      const child = spawn('sleep', ['600']);
      writeFileSync(${JSON.stringify(pid)}, String(child.pid)); setInterval(() => 0, 1000);`,
    );
    const { app } = await buildTestApp({ products: 1, env: { BACKUP_DIR, BACKUP_PROGRAM } });
    await app.ready();
    await app.db.updateTable('jobs').set({ run_at: '' }).where('id', '=', 'backup').execute();
    app.jobs.wake();
    // Written in two steps: the file, then its content.
    while (!existsSync(pid) || readFileSync(pid, 'utf8') === '')
      await new Promise((resolve) => setTimeout(resolve, 20));
    await app.close();
    assert.ok(!isAlive(Number(readFileSync(pid, 'utf8'))));
    const { rows } = await sql<{
      last_error: string;
    }>`select last_error from jobs where id = 'backup'`.execute(app.db);
    assert.match(rows[0]?.last_error ?? '', /the backup ended with SIGTERM/);
  });
});

function isAlive(pid: number): boolean {
  // A process whose parent died stays listed until somebody collects it: its state says that it has ended.
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
