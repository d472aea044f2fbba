import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, database } = await buildTestApp({ products: 1 });
const call = visitor(app);

describe('health', () => {
  it('reports that the process and the database answer', async () => {
    assert.equal((await call('/healthz')).status, 200);
    assert.deepEqual((await call('/readyz')).json(), { status: 'ready', database: database.dialect.name });
  });

  it('reports a live process that is not ready when the database is gone', async () => {
    await database.close();
    assert.equal((await call('/readyz')).status, 503);
    assert.equal((await call('/healthz')).status, 200);
  });
});
