import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { AdminLink, RecoveryStarted } from '@extranet/shared/contracts';
import { mintAdminLink } from '../../people/admin-session/admin-links.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Answer, tokenOf, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { system } from '../audit/actor.ts';
import { giveBackAttempt, takeAttempt } from './throttle.queries.ts';

const SECRET = 'a-secret-of-the-back-office';
const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;
const { app, config, wait } = await buildTestApp({ products: 1, env: { BACKOFFICE_SECRET: SECRET } });
const call = visitor(app);
const uploader = await tokenOf(app, 'atelier@demo.example');

const from = (address: string) => ({ 'x-forwarded-for': address });
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  call(url, { method: 'POST', payload, headers });
const signUp = (userEmail: string, address: string) =>
  post(
    '/api/user/signUp',
    {
      userFirstname: 'Anne',
      userName: 'Martin',
      userEmail,
      userPhone: '+33 612345678',
      password: 'Nouveau-2027!',
    },
    from(address),
  );
const askForLink = (secret: string, address: string) =>
  post(
    '/api/backoffice/admin-links',
    { email: 'admin@demo.example' },
    { authorization: `Bearer ${secret}`, ...from(address) },
  );

/** Tries until the answer is 429, and answers how many attempts came before. */
async function triesBefore429(attempt: (index: number) => Promise<Answer>, atMost: number): Promise<number> {
  for (let index = 0; index <= atMost; index += 1) {
    const answer = await attempt(index);
    if (answer.status !== 429) continue;
    assertRefused(answer, 429, 'throttle.tooMany');
    assert.ok(Number(answer.headers['retry-after']) > 0);
    return index;
  }
  throw new Error(`never refused in ${atMost} attempts`);
}

/**
 * What somebody may try to guess or to flood: its name, the attempts in a window, the window, and one failing attempt.
 * Sign-in and change of password are tested in users.routes.test.ts and profile.routes.test.ts.
 */
const guarded: readonly [string, number, number, (index: number) => Promise<Answer>][] = [
  [
    'recovery, by account',
    5,
    QUARTER_MS,
    (index) => post('/api/user/lostPwd', { email: 'garage@demo.example' }, from(`192.0.4.${index}`)),
  ],
  [
    'recovery, by address',
    10,
    QUARTER_MS,
    (index) => post('/api/user/lostPwd', { email: `x${index}@demo.example` }, from('192.0.2.2')),
  ],
  [
    'codes and links with a new password, by address',
    10,
    QUARTER_MS,
    () =>
      post(
        '/api/user/updatePwd',
        { password: 'Nouveau-2027!', confirmPassword: 'Nouveau-2027!', token: 'A'.repeat(32) },
        from('192.0.2.3'),
      ),
  ],
  ['sign-up, by address', 10, QUARTER_MS, (index) => signUp(`x${index}@demo.example`, '192.0.2.6')],
  [
    'mails with a link, by the address that they go to',
    5,
    HOUR_MS,
    (index) => signUp('garage@demo.example', `192.0.6.${index}`),
  ],
  [
    'invalid links of mails, by address',
    10,
    QUARTER_MS,
    (index) =>
      post(
        ['/api/user/email/confirm', '/api/user/email/takeBack', '/api/user/signUp/confirm'][index % 3] ?? '',
        { token: 'A'.repeat(32) },
        from('192.0.2.10'),
      ),
  ],
  [
    'administrators’ links, by address',
    10,
    QUARTER_MS,
    () =>
      call(`/api/admin/signin?adminAuthToken=${'A'.repeat(32)}&userId=u-admin`, {
        headers: from('192.0.2.4'),
      }),
  ],
  ['the back office’s secret, by address', 10, QUARTER_MS, () => askForLink('x'.repeat(27), '192.0.2.5')],
  [
    'uploads, by account',
    120,
    QUARTER_MS,
    () => upload(app, uploader, { uploadId: 'faq', name: 'a.png', contents: 'none' }),
  ],
];

describe('the limits of attempts', () => {
  before(async () => app.db.deleteFrom('throttles').execute());

  for (const [name, attempts, windowMs, attempt] of guarded)
    it(`${name}: ${attempts} attempts, then none until the window is over [D6]`, async () => {
      assert.equal(await triesBefore429(attempt, attempts), attempts);
      wait(windowMs + 1);
      assert.notEqual((await attempt(attempts)).status, 429);
    });

  it('a recovery code: three tries, then the request is closed for every address [D6]', async () => {
    wait(QUARTER_MS + 1);
    const started = await post('/api/user/lostPwd', { email: 'garage@demo.example' });
    const { token } = started.json<RecoveryStarted>();
    const guess = (address: string) =>
      post('/api/user/lostPwd', { token, recoveryCode: '000000' }, from(address));
    for (const left of [2, 1]) {
      const error = assertRefused(await guess(`192.0.5.${left}`), 422, 'recovery.wrongCode');
      assert.equal((error as { triesLeft?: number }).triesLeft, left);
    }
    for (const address of ['192.0.5.8', '192.0.5.9'])
      assertRefused(await guess(address), 422, 'recovery.closed');
  });

  it('success does not count: administrators and the back office may sign in any number of times', async () => {
    for (let times = 0; times < 12; times += 1) {
      const { url } = await mintAdminLink(app.db, 'u-admin', config.publicUrl, system('test'), app.now());
      const opened = await call(`/api/admin/signin${new URL(url).search}`, { headers: from('192.0.2.8') });
      assert.equal(opened.status, 200);
      const minted = await askForLink(SECRET, '192.0.2.9');
      assert.ok(minted.json<AdminLink>().url.startsWith(config.publicUrl));
    }
  });
});

it('giving attempts back never lowers the count below zero', async () => {
  const limit = { attempts: 2, windowMs: 60_000 };
  await takeAttempt(app.db, 'given-back', limit, app.now());
  for (const _ of [1, 2, 3]) await giveBackAttempt(app.db, 'given-back');
  for (const _ of [1, 2]) await takeAttempt(app.db, 'given-back', limit, app.now());
  await assert.rejects(takeAttempt(app.db, 'given-back', limit, app.now()), { statusCode: 429 });
});
