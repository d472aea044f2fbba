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

/** Every page of a customer, in the states in which it looks different. The cart is filled before the third. */
const SCREENS: readonly Screen[] = [
  { name: 'an empty cart', at: '/cart' },
  { name: 'nothing to order', at: '/orderFinalize' },
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
  { name: 'a harness', at: '/catalog?produit=p-fa-00059' },
  { name: 'a towbar for the vehicle', at: `/catalog?v=${KEY}&produit=p-at-00059` },
  { name: 'a kit', at: '/catalog?produit=p-ki-00059' },
  { name: 'an unknown product', at: '/catalog?produit=none' },
  { name: 'fitting without a vehicle', at: '/montage' },
  { name: 'fitting', at: `/montage?v=${KEY}` },
  { name: 'glossary', at: '/glossaire' },
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
  { name: 'returns', at: '/orders/returns' },
  { name: 'forum', at: '/faq' },
  { name: 'a thread', at: async (page) => `/faq/${await firstThread(page)}` },
  { name: 'account', at: '/cust/account' },
  { name: 'password', at: '/cust/account?onglet=mot-de-passe' },
  { name: 'addresses', at: '/cust/account?onglet=adresses' },
  { name: 'legal notice', at: '/legal' },
];

const typed = async (page: Page, text: string) => {
  const field = page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).first();
  await field.fill(text);
  await networkQuiet(page);
};
const compared = async (page: Page) => {
  await page.getByRole('button', { name: 'Comparer' }).click();
  for (const at of [0, 1]) await page.locator(`[data-index="${at}"]`).click();
};
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
    const leadsTo = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // A label belongs to its field; a row that opens what its link opens is the link's.
      return (
        hit !== null &&
        (control.contains(hit) ||
          hit.closest('label')?.contains(control) === true ||
          (control.closest('[role="row"], li') !== null &&
            control.closest('[role="row"], li') === hit.closest('[role="row"], li') &&
            hit.closest(CONTROLS) === null))
      );
    };
    const shown = (control: Element) => {
      const { visibility, opacity } = getComputedStyle(control);
      return visibility !== 'hidden' && opacity !== '0' && !control.closest('[inert], [aria-hidden="true"]');
    };
    return [...within.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
      if (!shown(control) || control.matches(':disabled')) return [];
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const [across, down] = [x + width / 2, y + height / 2];
      const isHigh =
        height >= 44 || (leadsTo(control, across, down - near) && leadsTo(control, across, down + near));
      const isWide =
        width >= 44 || (leadsTo(control, across - near, down) && leadsTo(control, across + near, down));
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return isHigh && isWide
        ? []
        : [`${control.tagName} ${Math.round(width)}×${Math.round(height)} ${name.trim().slice(0, 40)}`];
    });
  });

test.describe('the screens of a customer', () => {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [375, 'light'],
  ] as const)
    test(`axe finds nothing of any impact, nothing is wider than the window${width < 500 ? ', and each target is 44 pixels' : ''}: ${width} px, ${colorScheme} [W1.10] [W1.12]`, async ({
      customer: { page },
    }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: width < 500 ? 780 : 860 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/home');
      const wrong: string[] = [];
      for (const { name, at, act } of SCREENS) {
        if (name === 'home')
          await callApi(page, 'POST', '/cart/items', [
            { prodId: 'p-fa-00059', quantity: 2, vehicle: KEY },
            { prodId: 'p-at-00059', quantity: 1 },
            { prodId: 'p-ki-00059', quantity: 1 },
          ]);
        await page.goto(typeof at === 'string' ? at : await at(page));
        await networkQuiet(page);
        await act?.(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) wrong.push(`${name}: ${wide} px wide`);
        wrong.push(...(await violationsOn(page)).map((violation) => `${name}: ${violation}`));
        if (width < 500) wrong.push(...(await smallTargets(page)).map((small) => `${name}: ${small}`));
      }
      expect(wrong).toEqual([]);
    });
});
