import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

/** Imports from shared that the server is allowed. */
const ALLOWED: [file: string, imports: string][] = [
  ['api/src/wire.ts', '../../shared/src/contracts/cart.ts'],
  ['api/src/prices.ts', '../../shared/src/rules/index.ts'],
  ['api/src/releases.ts', '../../shared/src/registry/index.ts'],
];

/** A breach of each rule, written into a temporary copy of the folder structure: [file, what it imports]. */
const BREACHES: Record<string, [file: string, imports: string]> = {
  'no-circles': ['shared/src/a/one.ts', './two.ts'],
  'host-and-remotes-are-strangers': ['host/src/loader.ts', '../../remote-faq/src/remote.ts'],
  'shared-knows-nobody': ['shared/src/http/client.ts', '../../../host/src/session.ts'],
  'api-takes-only-the-wire': ['api/src/app.ts', '../../shared/src/ui/Button.ts'],
  'rules-are-plain': ['shared/src/rules/limits.ts', '../contracts/values.ts'],
  'front-does-not-reach-the-server': ['remote-faq/src/threads/threads.ts', '../../../api/src/config.ts'],
  'shared-has-one-door': ['remote-faq/src/threads/list.ts', '../../../shared/src/http/inside.ts'],
  'libraries-through-the-platform': [
    'remote-faq/src/threads/calls.ts',
    '../../../node_modules/axios/index.js',
  ],
  'components-do-not-call': ['host/src/cart/Cart.tsx', './cart.api.ts'],
  'calls-know-only-the-wire': ['host/src/cart/cart.api.ts', './cart.slice.ts'],
  'slices-do-not-call': ['host/src/orders/orders.slice.ts', './orders.api.ts'],
  'features-are-strangers': ['remote-faq/src/posts/posts.ts', '../threads/inside.ts'],
  'host-base-looks-down-only': ['host/src/base/links.ts', '../config/numbers.ts'],
  'host-config-looks-down-only': ['host/src/config/rules.ts', '../session/who.ts'],
  'host-session-looks-down-only': ['host/src/session/leave.ts', '../remotes/loader.ts'],
  'host-forms-looks-down-only': ['host/src/forms/email.ts', '../session/who.ts'],
  'host-errors-looks-down-only': ['host/src/errors/notices.ts', '../access/dialog.ts'],
  'host-remotes-looks-down-only': ['host/src/remotes/page.ts', '../pages/landing.ts'],
  'host-frame-looks-down-only': ['host/src/frame/header.ts', '../access/dialog.ts'],
  'host-access-looks-down-only': ['host/src/access/sign-in.ts', '../pages/home.ts'],
  'host-pages-looks-down-only': ['host/src/pages/account.ts', '../app/root-state.ts'],
  'host-app-looks-down-only': ['host/src/app/app.ts', '../promotions/sale.ts'],
  'features-do-not-know-the-roof': ['remote-faq/src/drafts/Draft.tsx', '../remote.ts'],
  'api-base-looks-down-only': ['api/src/base/files/files.ts', '../../catalogue/index.ts'],
  'api-people-looks-down-only': ['api/src/people/users/users.ts', '../../ordering/index.ts'],
  'api-catalogue-looks-down-only': ['api/src/catalogue/products/products.ts', '../../forum/index.ts'],
  'api-ordering-looks-down-only': ['api/src/ordering/cart/cart.ts', '../../forum/index.ts'],
  'api-forum-looks-down-only': ['api/src/forum/posts.ts', '../ordering/index.ts'],
  'api-portal-looks-down-only': ['api/src/portal/page/page.ts', '../../people/index.ts'],
  'wings-have-a-door': ['api/src/ordering/orders/place.ts', '../../catalogue/products/inside.ts'],
  'tools-reach-the-server-by-doors': ['tools/release.ts', '../api/src/portal/releases/signatures.ts'],
  'tools-rooms-have-a-door': ['tools/rollback.ts', './lib/releases/inside.ts'],
  'tools-run-and-workspaces-look-down-only': ['tools/lib/run.ts', './servers/index.ts'],
  'tools-servers-looks-down-only': ['tools/lib/servers/postgres.ts', '../start/index.ts'],
  'tools-start-looks-down-only': ['tools/lib/start/banner.ts', '../releases/index.ts'],
  'tools-surface-looks-down-only': ['tools/lib/surface/surface.ts', '../platform/index.ts'],
  'tools-platform-looks-down-only': ['tools/lib/platform/compare.ts', '../builds/index.ts'],
  'tools-builds-looks-down-only': ['tools/lib/builds/build.ts', '../../start.ts'],
  'tools-releases-looks-down-only': ['tools/lib/releases/smoke.ts', '../servers/inside.ts'],
  'tools-development-looks-down-only': ['tools/lib/development/watch.ts', '../builds/index.ts'],
  'tools-backup-looks-down-only': ['tools/lib/backup/take-backup.ts', '../releases/index.ts'],
  'tools-installation-looks-down-only': ['tools/lib/installation/folder.ts', '../releases/index.ts'],
  'tools-packages-looks-down-only': ['tools/lib/packages/pack.ts', '../builds/index.ts'],
  'tools-licences-looks-down-only': ['tools/lib/licences/licences.ts', '../../../bench/table.ts'],
  'tools-guide-looks-down-only': ['tools/lib/guide/pictures.ts', '../../../e2e/harness/portal.ts'],
  'tools-test-suites-looks-down-only': ['tools/lib/test-suites/checks.ts', '../releases/index.ts'],
  'tools-rooms-are-listed': ['tools/lib/cellar/wine.ts', '../run.ts'],
  'queries-stand-on-the-database-only': ['api/src/ordering/cart/cart.queries.ts', './cart.service.ts'],
  'services-know-no-routes': ['api/src/ordering/orders/orders.service.ts', './orders.routes.ts'],
  'pictures-in-their-own-process': ['api/src/base/files/thumbnails.service.ts', '../pictures/perform-job.ts'],
  'production-does-not-test': ['api/src/server.ts', './testing/test-app.ts'],
};

describe('the import rules', () => {
  let folder: string;

  function plant(file: string, content: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-rules-'));
    const planted = [...Object.values(BREACHES), ...ALLOWED];
    for (const [file, imports] of planted) plant(file, `import '${imports}';\n`);
    for (const [file, imports] of planted) {
      const target = join(dirname(file), imports);
      if (!planted.some(([known]) => known === target)) plant(target, 'export {};\n');
    }
    plant('shared/src/a/two.ts', "import './one.ts';\n");
  });
  after(() => rmSync(folder, { recursive: true }));

  it('report a breach of each of them', async () => {
    const { output } = await node(
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        join(root, '.dependency-cruiser.cjs'),
        '--output-type',
        'json',
        'shared',
        'host',
        'remote-faq',
        'api',
        'tools',
      ],
      { cwd: folder },
    );
    const { violations } = (
      JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } }
    ).summary;
    for (const [rule, [file]] of Object.entries(BREACHES)) {
      const caught = violations.some((one) => one.rule.name === rule && one.from === file);
      assert.ok(caught, `${rule} let ${file} pass`);
    }
    const refused = violations.filter((one) => one.rule.name === 'api-takes-only-the-wire');
    assert.deepEqual(
      refused.map(({ from }) => from),
      [BREACHES['api-takes-only-the-wire']?.[0]],
    );
  });

  it('have a breach in this test for every rule', async () => {
    const { default: config } = (await import(join(root, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    assert.deepEqual(config.forbidden.map(({ name }) => name).sort(), Object.keys(BREACHES).sort());
  });
});
