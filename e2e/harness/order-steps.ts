import type { Page } from '@playwright/test';
import type { Order } from '../../shared/src/contracts/index.ts';
import { callApi } from './calls.ts';
import { expect } from './test.ts';

/** A picture of one pixel, as good as any to the server. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** As small as the server takes a PDF. */
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);

export async function fillCartWith(mine: Page, quantity: number, ...products: string[]): Promise<void> {
  for (const prodId of products) await callApi(mine, 'POST', '/cart/item', { prodId, quantity });
}

/** Orders what is in the cart, to the customer's first address. */
export async function orderCart(mine: Page): Promise<Order> {
  const address = await callApi<{ daId: string }[]>(mine, 'GET', '/deliveries');
  return callApi<Order>(mine, 'POST', '/order', { delivery: { daId: address[0]?.daId } });
}

interface Parcel {
  readonly carrier: string;
  readonly number?: string;
  readonly link?: string;
  /** By the label of the field; of all others what is left goes along. */
  readonly only?: Readonly<Record<string, string>>;
}

/** The clerk on the page of an order. */
export async function sendParcel(
  office: Page,
  { carrier, number = '', link = '', only = {} }: Parcel,
): Promise<void> {
  await office.getByRole('button', { name: 'Expédier un colis' }).click();
  await office.getByLabel('Transporteur').fill(carrier);
  await office.getByLabel('Numéro de suivi').fill(number);
  await office.getByLabel('Lien de suivi').fill(link);
  for (const [label, pieces] of Object.entries(only)) await office.getByLabel(label).fill(pieces);
  await office.getByRole('button', { name: 'Enregistrer le colis' }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
}

/** Each of so many parcels, one after the other. */
export async function parcelsArrive(office: Page, count: number): Promise<void> {
  const waiting = office.getByRole('button', { name: /^Marquer livré/ });
  await expect(waiting).toHaveCount(count);
  for (let left = count; left > 0; left -= 1) {
    await waiting.first().click();
    await expect(waiting).toHaveCount(left - 1);
  }
}

/** Fills the form of a return: what is wrong in words, with a photograph. */
export async function describeReturn(mine: Page, text: string): Promise<void> {
  await mine.getByRole('combobox', { name: 'Raison du retour' }).selectOption('Produit défectueux');
  await mine.getByRole('textbox', { name: /Que s’est-il passé/ }).fill(text);
  await mine
    .locator('input[type=file]')
    .setInputFiles({ name: 'feu.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(mine.getByRole('button', { name: 'Agrandir l’image 1 sur 1' })).toBeVisible();
}

/** Lets go of files over the clerk's page of papers. */
export const dropPapers = (office: Page, ...names: string[]) =>
  office.locator('input[type=file]').setInputFiles(
    names.map((name) => ({
      ...{ name, mimeType: 'application/pdf', buffer: pdf(name) },
    })),
  );

/** Opens the bell and goes where this line of it leads. */
export async function followBell(mine: Page, title: string): Promise<void> {
  await mine.getByRole('button', { name: /^Notifications/ }).click();
  await mine.getByText(title).click();
}
