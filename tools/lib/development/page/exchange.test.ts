import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createExchange } from './exchange.ts';

/** A remote in a page, which goes from build to build. */
function remoteAt(first: string, next: Record<string, string>) {
  let hash = first;
  const steps: string[] = [];
  const update = async () => {
    steps.push(hash);
    hash = next[hash] ?? hash;
  };
  return { steps, at: () => hash, remote: { hash: () => hash, update } };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the exchange of a remote’s modules', () => {
  it('goes through all builds that were made since, one after the other', async () => {
    let reloads = 0;
    const exchange = createExchange(() => (reloads += 1));
    const page = remoteAt('a', { a: 'b', b: 'c' });
    exchange.built('a');
    exchange.remoteRuns(page.remote);
    await settled();
    assert.deepEqual(page.steps, []);
    exchange.built('c');
    await settled();
    assert.deepEqual([page.steps, page.at(), reloads], [['a', 'b'], 'c', 0]);
  });

  it('brings a remote up to date that was loaded as an earlier build', async () => {
    const exchange = createExchange(() => assert.fail('no reload'));
    const page = remoteAt('a', { a: 'b' });
    exchange.built('b');
    exchange.remoteRuns(page.remote);
    await settled();
    assert.equal(page.at(), 'b');
  });

  it('loads the page again where there is no way on, or a module cannot be exchanged', async () => {
    for (const update of [async () => {}, () => Promise.reject(new Error('not accepted'))]) {
      let reloads = 0;
      const exchange = createExchange(() => (reloads += 1));
      exchange.remoteRuns({ hash: () => 'a', update });
      exchange.built('b');
      await settled();
      assert.equal(reloads, 1);
    }
  });

  it('does nothing in a page that never asked for the remote', async () => {
    const exchange = createExchange(() => assert.fail('no reload'));
    exchange.built('a');
    exchange.built('b');
    await settled();
  });
});
