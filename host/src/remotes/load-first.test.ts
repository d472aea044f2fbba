import { customer } from '../testing/customer.ts';
import { asset, entryOf, moduleOf, release, startRemotes } from '../testing/remotes.ts';
import { loadFirst } from './load-first.ts';

const files = (id: string, groups: string[]) =>
  release(id, {
    base: `/r/${id}/`,
    assets: [asset('entry.js', ['remote']), ...groups.map((group) => asset(`${group}.js`, [group]))],
  });
const catalog = entryOf({
  ...{ id: 'catalog', mounts: ['/catalog'], slots: ['home.kits', 'header.search'] },
  stable: files('catalog', ['route-catalog', 'slot-home.kits', 'slot-header.search']),
});
const orders = entryOf({
  ...{ id: 'cart-orders', mounts: ['/cart'], slots: ['header.cart'] },
  stable: files('cart-orders', ['route-cart', 'slot-header.cart']),
});
const forum = entryOf({ stable: files('faq', ['route-faq']) });

async function fetchedOn(address: string) {
  history.replaceState(null, '', address);
  const { remotes, fetched, isBusy } = startRemotes([catalog, orders, forum], {
    user: customer,
    exposed: ({ id }) => moduleOf({ id }),
  });
  loadFirst(remotes);
  await new Promise((resolve) => setTimeout(resolve));
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve));
  // jsdom cannot hash: each is fetched a second time, past the cache.
  return [...new Set(fetched)];
}

describe('before a page is drawn for the first time', () => {
  it('the remotes of the home page are on their way, the search first, and no other [C1.04]', async () => {
    expect(await fetchedOn('/home')).toEqual([
      '/r/catalog/entry.js',
      '/r/catalog/slot-home.kits.js',
      '/r/cart-orders/entry.js',
      '/r/cart-orders/slot-header.cart.js',
    ]);
  });

  it('the remote that owns the address is, with the cart of the header', async () => {
    expect(await fetchedOn('/catalog')).toEqual([
      '/r/catalog/entry.js',
      '/r/catalog/route-catalog.js',
      '/r/cart-orders/entry.js',
      '/r/cart-orders/slot-header.cart.js',
    ]);
  });

  it('none is for a page of the shell', async () => {
    for (const address of ['/', '/mentions-legales', '/cust/account'])
      expect(await fetchedOn(address)).toEqual([]);
  });
});
