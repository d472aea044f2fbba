import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Registry, RegistryEntry } from '@extranet/shared/registry';
import { rewrite, rewrittenPart } from './rewrite.ts';

const entry = (id: string, release: string, over: Partial<RegistryEntry> = {}): RegistryEntry => ({
  id,
  label: id,
  mounts: [`/${id}`],
  slots: [],
  nav: [],
  order: 1,
  access: 'signedIn',
  stable: {
    ...{
      id: release,
      version: '1.0.0',
      container: 'c',
      entry: 'entry.js',
      contract: 1,
      needs: {},
      assets: [],
    },
    base: `/r/remote-${id}/${release}/`,
  },
  ...over,
});

const deployed = { revision: 7, remotes: [entry('faq', 'a', { canary: undefined }), entry('catalog', 'b')] };
const local = entry('faq', 'dev-1');

const page = (data: object) => `<head>
  <link rel="preload" as="fetch" crossorigin href="/r/remote-faq/a/entry.js">
  <link rel="preload" as="fetch" crossorigin href="/r/remote-catalog/b/entry.js">
  <script type="application/json" id="extranet-data">${JSON.stringify(data)}</script>
</head>`;

const dataOf = (html: string) =>
  JSON.parse(/id="extranet-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { registry: Registry };

const releases = (registry: Registry) =>
  registry.remotes.map(({ id, stable }) => `${id} ${stable.id}`).sort();

describe('the proxy before a deployed portal', () => {
  it('replaces the entry of one remote in the page, drops its preloads and runs the page script before all others', () => {
    const html = rewrite('page', page({ registry: deployed, config: 'x' }), local);
    assert.deepEqual(releases(dataOf(html).registry), ['catalog b', 'faq dev-1']);
    assert.doesNotMatch(html, /href="\/r\/remote-faq/);
    assert.match(html, /href="\/r\/remote-catalog/);
    assert.match(html, /^<head><script src="\/\.dev\/page\.js"><\/script>/);
  });

  it('leaves the deployed remote in place until there is a build, in a page that is told why there is none', () => {
    const html = rewrite('page', page({ registry: deployed }), undefined);
    assert.deepEqual(releases(dataOf(html).registry), ['catalog b', 'faq a']);
    assert.match(html, /^<head><script src="\/\.dev\/page\.js"><\/script>/);
    assert.equal(rewrite('registry', '{}', undefined), '{}');
  });

  it('removes the key of signed releases from the page, and escapes texts that could end the script', () => {
    const html = rewrite('page', page({ registry: deployed, releasesKey: 'k' }), {
      ...local,
      label: '</script><b>',
    });
    assert.equal('releasesKey' in dataOf(html), false);
    assert.equal(dataOf(html).registry.remotes.find(({ id }) => id === 'faq')?.label, '</script><b>');
  });

  it('names a remote of the back office only in the call for administrators', () => {
    const admin = entry('admin', 'dev-1', { access: 'admin' });
    const text = JSON.stringify(deployed);
    assert.deepEqual(releases(JSON.parse(rewrite('registry', text, admin)) as Registry), [
      'catalog b',
      'faq a',
    ]);
    const own = JSON.stringify([entry('admin', 'a', { access: 'admin' })]);
    const named = JSON.parse(rewrite('admin-remotes', own, admin)) as RegistryEntry[];
    assert.deepEqual(
      named.map(({ stable }) => stable.id),
      ['dev-1'],
    );
    assert.equal(rewrite('admin-remotes', '[]', local), '[]');
  });

  it('adds a remote that was never deployed', () => {
    const fresh = entry('promotions', 'dev-1');
    const next = JSON.parse(rewrite('registry', JSON.stringify(deployed), fresh)) as Registry;
    assert.deepEqual(releases(next), ['catalog b', 'faq a', 'promotions dev-1']);
    assert.equal(next.revision, 7);
  });

  it('leaves all other calls and files unchanged', () => {
    assert.equal(rewrittenPart('/api/products?l=0,5', 'application/json'), undefined);
    assert.equal(rewrittenPart('/assets/host.1.js', '*/*'), undefined);
    assert.equal(rewrittenPart('/remotes/registry.json?x=1'), 'registry');
    assert.equal(rewrittenPart('/faq/FA-1', 'text/html,*/*'), 'page');
  });
});
