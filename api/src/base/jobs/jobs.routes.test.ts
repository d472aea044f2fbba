import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine, JobsChanged, JobsOverview } from '@extranet/shared/contracts';
import { recoveryMail } from '../../people/mails/account.mails.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { housekeepingJobs } from '../housekeeping/housekeeping.ts';
import { enqueueMail } from '../mail/outbox.queries.ts';
import { plan } from './jobs.queries.ts';

/** A portal whose mail server does not answer. */
const { app, wait } = await buildTestApp({ products: 1, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
/** Signed in anew each time: the clock of these tests outlives sessions. */
const admin: Caller = async (...call) => (await signedIn(app, 'admin@demo.example', 'admin'))(...call);
const DAY = 86_400_000;

const overview = async () => (await admin('/api/admin/jobs')).json<JobsOverview>();
const figures = async (name: string) => (await overview()).kinds.find(({ kind }) => kind === name);
const post = async (what: 'retry' | 'discard', ids: readonly string[]) => {
  const answer = await admin(`/api/admin/jobs/${what}`, { method: 'POST', payload: { ids } });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<JobsChanged>();
};

async function failedMail(recipient: string): Promise<string> {
  const letter = recoveryMail('Anne', '123456');
  await enqueueMail(app.db, { kind: 'recovery', recipient, letter }, app.now());
  await app.jobs.finish();
  const row = await app.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function deadMail(recipient: string): Promise<string> {
  const id = await failedMail(recipient);
  for (let attempt = 0; attempt < 9; attempt += 1) {
    wait(DAY);
    await app.jobs.finish();
  }
  return id;
}

describe('jobs in the back office', () => {
  it('are shown by kind, with what repeats and when it was done last [B8.01]', async () => {
    await app.ready();
    wait(DAY / 12);
    await plan(app.db, housekeepingJobs, app.now());
    await app.jobs.finish();
    const housekeeping = await figures('housekeeping');
    assert.deepEqual([housekeeping?.repeats, housekeeping?.waiting, housekeeping?.dead], [true, 1, 0]);
    assert.ok(housekeeping?.lastDoneAt);
    assert.equal((await figures('mail'))?.repeats, false);
  });

  it('that failed are shown with what they are about, why, and when they are tried again [B8.01]', async () => {
    const id = await failedMail('failed@example.com');
    const job = (await overview()).troubled.find((one) => one.id === id);
    assert.match(job?.about ?? '', /^Votre code de vérification \(failed@example\.com\)$/);
    assert.match(job?.reason ?? '', /ECONNREFUSED/);
    assert.ok(job?.nextAt && Date.parse(job.nextAt) > app.now().getTime());
    assert.equal(job?.attempts, 1);
  });

  it('that are dead are done again when somebody asks, from their first attempt on [B8.01]', async () => {
    const id = await deadMail('dead@example.com');
    const dead = (await overview()).troubled.find((one) => one.id === id);
    assert.deepEqual([dead?.attempts, dead?.dead, dead?.nextAt], [9, true, null]);
    const { changed } = await post('retry', [id]);
    assert.equal(changed, 1);
    await app.jobs.finish();
    const again = (await overview()).troubled.find((one) => one.id === id);
    assert.equal(again?.attempts, 1);
    assert.ok(again?.nextAt);
  });

  it('that are dead can be given up, once; one that still waits cannot [B8.01]', async () => {
    const waiting = await failedMail('waits@example.com');
    const dead = await deadMail('given-up@example.com');
    const last = await failedMail('waits-too@example.com');
    assert.equal((await post('discard', [dead, last])).changed, 1);
    assert.equal((await post('discard', [dead])).changed, 0);
    const left = (await overview()).troubled.map(({ id }) => id);
    assert.deepEqual([left.includes(dead), left.includes(last)], [false, true]);
    const lines = (await admin('/api/admin/audit')).json<AuditLine[]>();
    const discarded = lines.filter(({ auAction }) => auAction === 'job.discard');
    assert.deepEqual(
      discarded.map(({ auObjectId, auObject }) => [auObjectId, auObject]),
      [[dead, 'mail']],
    );
    assert.ok(waiting);
  });

  it('are refused as a list of none or of too many [B8.01]', async () => {
    for (const ids of [[], Array.from({ length: 201 }, (_, index) => `${index}`), 'all']) {
      const answer = await admin('/api/admin/jobs/retry', { method: 'POST', payload: { ids } });
      assert.equal(answer.status, 400, answer.text);
    }
  });
});
