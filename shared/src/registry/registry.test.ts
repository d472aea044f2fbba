import {
  assetsForPath,
  assetsForSlot,
  ownsPath,
  placedFor,
  type RegistryEntry,
  type Release,
  releasesFor,
} from './index.ts';

const asset = (file: string, ...groups: string[]) => ({
  file,
  groups,
  platform: [],
  bytes: 1,
  integrity: 'sha384-x',
});
const release: Release = {
  id: '1.0.0-a',
  version: '1.0.0',
  base: '/r/remote-x/1.0.0-a/',
  container: 'remote_x',
  entry: 'entry.js',
  contract: 1,
  needs: {},
  assets: [
    asset('entry.js', 'remote_x'),
    asset('remote.js', 'remote'),
    asset('route-order.js', 'route-order'),
    asset('route-orders.js', 'route-orders'),
    asset('route-orders-any.js', 'route-orders-_'),
    asset('common.js', 'route-order', 'route-orders', 'slot-header.cart'),
    asset('slot-header.cart.js', 'slot-header.cart'),
    asset('lazy.js', 'editor'),
  ],
};
const files = (assets: { file: string }[]) => assets.map(({ file }) => file).sort();

describe('the registry', () => {
  it('a mount owns its path and all below it, but not paths that only begin alike', () => {
    const entry = { mounts: ['/order'] };
    expect(ownsPath(entry, '/order')).toBe(true);
    expect(ownsPath(entry, '/order/7')).toBe(true);
    expect(ownsPath(entry, '/orders')).toBe(false);
  });

  it('finds the files of a page by the longest matching part of its address', () => {
    expect(files(assetsForPath(release, '/order/7'))).toEqual([
      'common.js',
      'entry.js',
      'remote.js',
      'route-order.js',
    ]);
    expect(files(assetsForPath(release, '/orders/2026'))).toContain('route-orders-any.js');
    expect(files(assetsForPath(release, '/orders'))).not.toContain('route-orders-any.js');
    expect(files(assetsForPath(release, '/unknown'))).toEqual(['entry.js', 'remote.js']);
  });

  it('finds the files of a slot without those of pages', () => {
    expect(files(assetsForSlot(release, 'header.cart'))).toEqual([
      'common.js',
      'entry.js',
      'remote.js',
      'slot-header.cart.js',
    ]);
  });

  it('gives a canary to its share of the accounts, always the same ones, with the stable release as fallback', () => {
    const named = (id: string): Release => ({ ...release, id });
    const entry = {
      ...{ id: 'x', label: 'X', mounts: [], slots: [], nav: [], order: 1, access: 'signedIn' },
      ...{ stable: named('stable'), previous: named('previous') },
      canary: { release: named('canary'), percent: 25 },
    } satisfies RegistryEntry;
    const ids = (id: string | undefined) => releasesFor(entry, id ? { id } : null).map((one) => one.id);
    const accounts = Array.from({ length: 4_000 }, (_, index) => `u-${index}`);
    const chosen = accounts.filter((account) => ids(account)[0] === 'canary');
    expect(chosen.length / accounts.length).toBeCloseTo(0.25, 1);
    expect(ids(chosen[0])).toEqual(['canary', 'stable', 'previous']);
    expect(ids(undefined)).toEqual(['stable', 'previous']);
    expect(chosen.every((account) => ids(account)[0] === 'canary')).toBe(true);
  });

  it('places a remote as its canary says, for those who get it, and as before for everybody else', () => {
    const manifest = {
      ...{ label: 'Questions', mounts: ['/x', '/questions'], slots: ['overlay'], order: 2 },
      ...{ nav: [{ to: '/questions', label: 'Questions' }], access: 'admin' },
    } satisfies Release['manifest'];
    const entry = {
      ...{ id: 'x', label: 'X', mounts: ['/x'], slots: [], nav: [], order: 1, access: 'signedIn' },
      ...{ stable: release, canary: { release: { ...release, id: 'canary', manifest }, percent: 0 } },
    } satisfies RegistryEntry;
    const { access, ...place } = manifest;
    const named = { id: 'u-1', canaries: ['canary'] };
    expect(placedFor(entry, named)).toEqual({ ...entry, ...place, access: 'signedIn' });
    for (const account of [{ id: 'u-2' }, null, undefined]) expect(placedFor(entry, account)).toBe(entry);
    expect(
      placedFor({ ...entry, canary: { ...entry.canary, release } }, { ...named, canaries: [release.id] }),
    ).toMatchObject({
      mounts: ['/x'],
    });
  });

  it('gives a canary to the accounts that the server names, whatever its share', () => {
    const canary = { release: { ...release, id: 'canary' }, percent: 0 };
    const entry = {
      ...{ id: 'x', label: 'X', mounts: [], slots: [], nav: [], order: 1, access: 'signedIn' },
      ...{ stable: release, canary },
    } satisfies RegistryEntry;
    const first = (canaries: string[]) => releasesFor(entry, { id: 'u-1', canaries })[0]?.id;
    expect(first(['canary'])).toBe('canary');
    expect(first(['an earlier canary'])).toBe(release.id);
    expect(first([])).toBe(release.id);
  });
});
