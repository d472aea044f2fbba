/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { callApi } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const KEY = 'peugeot.308ii.2016';
const LIST = '/catalog?cat=Faisceau&marque=Peugeot&modele=308%20II';

interface Screen {
  name: string;
  at: string | ((page: Page) => Promise<string>);
  act?: (page: Page) => Promise<unknown>;
}

/** Every page of a customer, in the states in which it looks different. The cart holds something unless it is said. */
const SCREENS: Record<string, readonly Screen[]> = {
  'before anything is in the cart': [
    { name: 'an empty cart', at: '/cart' },
    { name: 'nothing to order', at: '/orderFinalize' },
  ],
  'home, search and lists': [
    { name: 'home', at: '/home' },
    { name: 'home with a vehicle', at: `/home?v=${KEY}` },
    { name: 'suggestions', at: '/home', act: (page) => typed(page, '308') },
    { name: 'no suggestion', at: '/home', act: (page) => typed(page, 'zzqx') },
    { name: 'start of the catalogue', at: '/catalog' },
    { name: 'a list', at: LIST },
    { name: 'kits', at: '/catalog?cat=Kit&ref=ki-0000' },
    { name: 'an empty list', at: '/catalog?cat=Faisceau&ref=zzz' },
    { name: 'words', at: '/catalog?q=attelage%20308' },
    { name: 'words without a result', at: '/catalog?q=zzqx' },
    { name: 'what fits a vehicle', at: `/catalog?v=${KEY}` },
    { name: 'choosing what to compare', at: LIST, act: (page) => compared(page) },
  ],
  'products and fitting': [
    { name: 'a harness', at: '/catalog?produit=p-fa-00059' },
    { name: 'a towbar for the vehicle', at: `/catalog?v=${KEY}&produit=p-at-00059` },
    { name: 'a kit', at: '/catalog?produit=p-ki-00059' },
    { name: 'an unknown product', at: '/catalog?produit=none' },
    { name: 'fitting without a vehicle', at: '/montage' },
    { name: 'fitting', at: `/montage?v=${KEY}` },
    { name: 'glossary', at: '/glossaire' },
    { name: 'no favourites', at: '/favoris' },
    { name: 'favourites', at: keptAtHand },
  ],
  'cart and orders': [
    { name: 'cart', at: '/cart' },
    { name: 'a pasted list', at: '/cart/list' },
    { name: 'checkout', at: '/orderFinalize' },
    {
      name: 'a new address',
      at: '/orderFinalize',
      act: (page) => page.getByRole('button', { name: 'Nouvelle adresse' }).click(),
    },
    { name: 'orders', at: '/orders' },
    { name: 'an order', at: async (page) => `/order/${await lastOrder(page)}` },
    { name: 'asking for a return', at: async (page) => `/order/${await lastOrder(page)}/return` },
    { name: 'an unknown order', at: '/order/none' },
    { name: 'documents', at: '/orders/documents' },
    { name: 'what is waited for', at: '/orders/requests' },
    { name: 'returns', at: '/orders/returns' },
  ],
  'forum, account and legal notice': [
    { name: 'forum', at: '/faq' },
    { name: 'a thread', at: async (page) => `/faq/${await firstThread(page)}` },
    { name: 'account', at: '/cust/account' },
    { name: 'password', at: '/cust/account?onglet=mot-de-passe' },
    { name: 'addresses', at: '/cust/account?onglet=adresses' },
    { name: 'an unknown address', at: '/legal' },
    { name: 'legal notice', at: '/mentions-legales' },
  ],
};

const typed = async (page: Page, text: string) => {
  const field = page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).first();
  await field.fill(text);
  await networkQuiet(page);
};
const compared = async (page: Page) => {
  await page.getByRole('button', { name: 'Comparer' }).click();
  for (const at of [0, 1]) await page.locator(`[data-index="${at}"]`).click();
};
async function keptAtHand(page: Page): Promise<string> {
  for (const id of ['p-fa-00059', 'p-at-00059', 'p-ki-00059'])
    await callApi(page, 'PUT', `/product/${id}/favourite`);
  return '/favoris';
}
const lastOrder = async (page: Page) => {
  const [order] = await callApi<{ orderId: string }[]>(page, 'GET', '/orders?l=0,1');
  return order?.orderId ?? 'none';
};
const firstThread = async (page: Page) => {
  const [thread] = await callApi<{ ref: string }[]>(page, 'GET', '/faq/threads');
  return thread?.ref ?? 'none';
};

/** What a thumb cannot hit: no 44 pixels high or wide, and nothing around it that leads to the same. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';
    const near = 21;
    const within = document.querySelector('[aria-modal="true"]') ?? document.body;
    const leadsTo = (area: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && area.contains(hit);
    };
    // A label belongs to its field, and a row of a list opens what its link opens.
    const areaOf = (control: Element) =>
      control.closest('label') ??
      (control.matches('a') && control.closest('[data-opens] [role="row"]')) ??
      control;
    const shown = (control: Element) => {
      const { visibility, opacity } = getComputedStyle(control);
      return visibility !== 'hidden' && opacity !== '0' && !control.closest('[inert], [aria-hidden="true"]');
    };
    return [...within.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
      // The way past the header is for keys.
      if (!shown(control) || control.matches(':disabled, [href="#contenu"]')) return [];
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const area = areaOf(control) || control;
      const { x, y, width, height } = area.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const [across, down] = [x + width / 2, y + height / 2];
      const isHigh =
        height >= 44 || (leadsTo(area, across, down - near) && leadsTo(area, across, down + near));
      const isWide =
        width >= 44 || (leadsTo(area, across - near, down) && leadsTo(area, across + near, down));
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return isHigh && isWide
        ? []
        : [`${control.tagName} ${Math.round(width)}×${Math.round(height)} ${name.trim().slice(0, 40)}`];
    });
  });

/** Each screen is opened once and looked at three times: wide, wide and dark, on a phone. */
async function wrongOn(page: Page, { name, at, act }: Screen): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(typeof at === 'string' ? at : await at(page));
  await networkQuiet(page);
  await act?.(page);
  const wrong = [...(await tooWide(page)), ...(await violationsOn(page, { without: FAINT }))];
  await page.emulateMedia({ colorScheme: 'dark' });
  // Structure and names are those of the light scheme.
  wrong.push(
    ...(await violationsOn(page, { without: FAINT, rules: ['color-contrast'] })).map(within('dark')),
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 375, height: 780 });
  await touched(page, true);
  const onPhone = [
    ...(await tooWide(page)),
    ...(await violationsOn(page, { without: FAINT })),
    ...(await smallTargets(page)),
  ];
  await touched(page, false);
  wrong.push(...onPhone.map(within('375 px')));
  return wrong.map(within(name));
}
/** Hidden addresses are as faint as C2.28 asks for. */
const FAINT = '[data-dimmed]';
/** A finger instead of a mouse. */
const touched = async (page: Page, enabled: boolean) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
};
const within = (where: string) => (wrong: string) => `${where}: ${wrong}`;
const tooWide = async (page: Page) => {
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
  // A table becomes cards a moment after the window has become narrow.
  const isFine = await page.waitForFunction(fits, null, { timeout: 5000 }).catch(() => null);
  return isFine ? [] : [`${await page.evaluate(() => document.documentElement.scrollWidth)} px wide`];
};

test.describe('the screens of a customer', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const [group, screens] of Object.entries(SCREENS))
    test(`axe finds nothing of any impact at 1280 px, in the dark and at 375 px, nothing is wider than the window, a thumb finds 44 px: ${group} [W1.10] [W1.12]`, async ({
      customer: { page },
    }) => {
      test.setTimeout(300_000);
      await page.goto('/home');
      if (group !== 'before anything is in the cart')
        await callApi(page, 'POST', '/cart/items', [
          { prodId: 'p-fa-00059', quantity: 2, vehicle: KEY },
          { prodId: 'p-at-00059', quantity: 1 },
          { prodId: 'p-ki-00004', quantity: 1 },
        ]);
      const wrong: string[] = [];
      for (const screen of screens) wrong.push(...(await wrongOn(page, screen)));
      expect(wrong).toEqual([]);
    });
});
