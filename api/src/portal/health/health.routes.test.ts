import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, database } = await buildTestApp({ products: 1 });
const call = visitor(app);

describe('health', () => {
  it('reports a live process that is not ready while there is no page to serve', async () => {
    assert.equal((await call('/healthz')).status, 200);
    assert.equal((await call('/readyz')).status, 503);
  });

  it('reports that the process and the database answer, and which registry pages get', async () => {
    await publishSample(app.releases.objects, [sampleEntry('faq')]);
    assert.deepEqual((await call('/readyz')).json(), {
      status: 'ready',
      database: database.dialect.name,
      releases: 'current',
      revision: 3,
    });
  });

  it('reports a live process that is not ready once a newer program took away what it needs', async () => {
    const row = { name: '9999-from-the-future', applied_at: '', needs: '9998-first-to-do-without' };
    await database.db.insertInto('migrations').values(row).execute();
    const { status, text } = await call('/readyz');
    assert.equal(status, 503);
    assert.match(text, /server\.tooOld/);
    await database.db.updateTable('migrations').set('needs', null).where('name', '=', row.name).execute();
    assert.equal((await call('/readyz')).status, 200);
  });

  it('says 404 once it is about to end, and still answers, closing each connection', async () => {
    const { app: leaving } = await buildTestApp({ products: 1 });
    const callIt = visitor(leaving);
    await publishSample(leaving.releases.objects, [sampleEntry('faq')]);
    assert.equal((await callIt('/readyz')).status, 200);
    assert.equal((await callIt('/api/config')).headers.connection, 'keep-alive');
    leaving.leave();
    const { status, text } = await callIt('/readyz');
    assert.equal(status, 404);
    assert.match(text, /server\.leaving/);
    const page = await callIt('/api/config');
    assert.equal(page.status, 200);
    assert.equal(page.headers.connection, 'close');
  });

  it('reports a live process that is not ready when the database is gone', async () => {
    await database.close();
    assert.equal((await call('/readyz')).status, 503);
    assert.equal((await call('/healthz')).status, 200);
  });
});
