import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminLink, RecoveryStarted } from '@extranet/shared/contracts';
import type { RouteOptions } from 'fastify';
import { mintAdminLink } from '../../people/admin-session/admin-links.ts';
import { mailedToken } from '../../testing/mailed-link.ts';
import { outgoingMail } from '../../testing/outgoing-mail.ts';
import { type Schema, sampleOf } from '../../testing/samples.ts';
import { type Caller, signedIn, tokenOf, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { system } from '../audit/actor.ts';

const BACKOFFICE_SECRET = 'canary-of-the-back-office-0001';
const METRICS_TOKEN = 'canary-of-the-monitoring-00001';
const PASSWORD = 'Demo-2026!';
const SECRET_FIELD = /password|pwd|token|code|secret|confirm/i;

const log: string[] = [];
const routes: RouteOptions[] = [];
const { app, config } = await buildTestApp({
  products: 5,
  env: { LOG_LEVEL: 'trace', BACKOFFICE_SECRET, METRICS_TOKEN },
  logStream: { write: (line) => log.push(line) },
  onRoute: (route) => routes.push(route),
});
const call = visitor(app);
const post = (caller: Caller, url: string, payload: unknown) => caller(url, { method: 'POST', payload });

/** Without the times: their digits could equal a code by chance. */
const lines = () => log.map((line) => line.replace(/"(time|responseTime)":[\d.e-]+/g, ''));

/** No line contains one of them, as it is or URL-encoded. */
function assertUnsaid(...secrets: string[]): void {
  assert.ok(log.length > 0, 'there is a log');
  for (const secret of secrets) {
    assert.ok(secret.length >= 6, `a secret worth looking for: ${secret}`);
    const told = lines().find((line) => line.includes(secret) || line.includes(encodeURIComponent(secret)));
    assert.equal(told, undefined);
  }
}

/** A body that fits the schema, with a canary wherever a secret could stand. */
function bodyOf(schema: unknown, canary: string): unknown {
  const sample = sampleOf(schema as Schema);
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return sample;
  const planted = Object.keys(sample).filter((key) => SECRET_FIELD.test(key));
  return { ...sample, ...Object.fromEntries(planted.map((key) => [key, canary])) };
}

/** Signs up and confirms by the mailed link. */
async function signUpAnne() {
  const names = { userFirstname: 'Anne', userName: 'Martin', userPhone: '+33 612345678' };
  const asked = { ...names, userEmail: 'anne@example.com', password: PASSWORD };
  await post(call, '/api/user/signUp', asked);
  const link = await mailedToken(app, config, 'Confirmez la création de votre compte', asked.userEmail);
  const { token } = (await post(call, '/api/user/signUp/confirm', { token: link })).json<{ token: string }>();
  return { token, link };
}

/** Opens each link, so that the log has a call with its token. */
async function mailedLinks(anne: Caller): Promise<string[]> {
  const payload = { userEmail: 'anne2@example.com', currentPassword: PASSWORD };
  assert.equal((await anne('/api/customer/profile', { method: 'PUT', payload })).status, 200);
  const subject = 'Confirmez votre nouvelle adresse email';
  const confirm = await mailedToken(app, config, subject, payload.userEmail);
  assert.equal((await post(call, '/api/user/email/confirm', { token: confirm })).status, 200);
  const back = await mailedToken(app, config, 'Votre adresse email a été changée', 'anne@example.com');
  assert.equal((await post(call, '/api/user/email/takeBack', { token: back })).status, 200);
  return [confirm, back];
}

describe('the log at its most detailed level', () => {
  it('contains no secret of any route’s body, header or address, accepted or refused', async () => {
    const callers = [
      ['nobody', withToken(app, 'canary-bearer-of-nobody-0001')],
      ['customer', await signedIn(app, 'garage@demo.example')],
      ['administrator', await signedIn(app, 'admin@demo.example', 'admin')],
    ] as const;
    let planted = 0;
    for (const { method, url, schema } of routes) {
      if (!['POST', 'PUT', 'DELETE'].includes(String(method))) continue;
      for (const [name, caller] of callers) {
        const canary = `Canary-of-${name}-2026!`;
        const body = schema?.body ? bodyOf(schema.body, canary) : undefined;
        if (JSON.stringify(body)?.includes(canary)) planted += 1;
        const address = `${url.replace(/:\w+/g, 'nothing')}?token=${canary}&password=${canary}&recoveryCode=${canary}`;
        const verb = method as 'POST';
        await caller(address, { method: verb, ...(body === undefined ? {} : { payload: body }) });
        await caller(address, { method: verb, payload: { ...(body as object), unknown: canary } });
      }
    }
    assert.ok(planted >= 10, `${planted} bodies with a canary`);
    const names = ['nobody', 'customer', 'administrator'].map((name) => `Canary-of-${name}-2026!`);
    assertUnsaid(...names, 'canary-bearer-of-nobody-0001');
  });

  it('contains no token, code or link that really opens something', async () => {
    await app.db.deleteFrom('throttles').execute();
    const signIn = { email: 'atelier@demo.example', password: PASSWORD };
    const session = (await post(call, '/api/user/signIn', signIn)).json<{ token: string }>().token;
    await withToken(app, session)('/api/user');
    const handle = await post(call, '/api/user/lostPwd', { email: 'garage@demo.example' });
    const { token } = handle.json<RecoveryStarted>();
    const { text } = await outgoingMail(app, config, 'Votre code de vérification');
    const code = /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
    await post(call, '/api/user/lostPwd', { token, recoveryCode: code });
    const chosen = { password: 'Nouveau-2027!', confirmPassword: 'Nouveau-2027!', token, recoveryCode: code };
    assert.equal((await post(call, '/api/user/updatePwd', chosen)).status, 200);
    const link = await mintAdminLink(
      app.db,
      'admin@demo.example',
      config.publicUrl,
      system('test'),
      app.now(),
    );
    const adminToken = new URL(link.url).searchParams.get('adminAuthToken') ?? '';
    // The token is in the address of the page first, then in that of the call.
    await call(`/${new URL(link.url).search}`);
    const opened = await call(`/api/admin/signin${new URL(link.url).search}`);
    const admin = opened.json<{ token: string }>().token;
    const minted = await call('/api/backoffice/admin-links', {
      method: 'POST',
      payload: { email: 'admin@demo.example' },
      headers: { authorization: `Bearer ${BACKOFFICE_SECRET}` },
    });
    const mintedToken = new URL(minted.json<AdminLink>().url).searchParams.get('adminAuthToken') ?? '';
    await call('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const created = await post(withToken(app, admin), '/api/admin/customer', {
      userEmail: 'neuf@example.com',
      password: 'Cree-2028!',
      sendCredentials: true,
    });
    assert.equal(created.status, 200, created.text);
    const { text: mail } = await outgoingMail(app, config, 'Votre accès à l’extranet clients');
    const mailed = /#credentials=([\w-]+)/.exec(mail)?.[1] ?? '';
    const anne = await signUpAnne();
    const links = [anne.link, anne.token, ...(await mailedLinks(withToken(app, anne.token)))];
    const passwords = [PASSWORD, 'Nouveau-2027!', 'Cree-2028!'];
    const secrets = [session, token, code, adminToken, admin, mintedToken, BACKOFFICE_SECRET, METRICS_TOKEN];
    assertUnsaid(...passwords, ...secrets, mailed, ...links);
  });

  it('contains no secret when the server itself fails', async () => {
    await app.db.schema.alterTable('throttles').renameTo('throttles_away').execute();
    const payload = { email: 'garage@demo.example', password: 'Canary-of-a-failure-1!' };
    const answer = await post(call, '/api/user/signIn', payload);
    const token = await tokenOf(app, 'garage@demo.example', 'customer');
    await app.db.schema.alterTable('throttles_away').renameTo('throttles').execute();
    assert.equal(answer.status, 500);
    assert.ok(lines().some((line) => line.includes('throttles')));
    assertUnsaid('Canary-of-a-failure-1!', token);
  });

  it('has no secret in the administrators’ trail either', async () => {
    const trail = JSON.stringify(await app.db.selectFrom('audit').selectAll().execute());
    assert.ok(trail.includes('neuf@example.com'));
    for (const secret of ['Canary-of', 'Cree-2028!', PASSWORD]) assert.ok(!trail.includes(secret), secret);
  });
});
