/// <reference lib="dom" />
import { violationsOn } from './harness/accessibility.ts';
import { fillCartWith, orderCart } from './harness/order-steps.ts';
import { expect, test } from './harness/test.ts';

const KNOWN = 'FA-00001';

for (const width of [1280, 375])
  test(`a product that was ordered carries a sign, and its dialog leads to that order, at ${width} px [B6.04]`, async ({
    customer: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/home');
    await fillCartWith(page, 1, 'p-fa-00001');
    const { orderRef } = await orderCart(page);
    await page.goto('/catalog?cat=Faisceau&ref=FA-0000');
    const sign = page.getByRole('img', { name: new RegExp(`^Déjà commandé le .* \\(${orderRef}\\)$`) });
    await expect(sign).toHaveCount(1);
    const row = page.getByRole('row').filter({ has: sign });
    await expect(row).toContainText(KNOWN);
    // The reference is read whole beside it.
    const box = await sign.boundingBox();
    const cell = await row.boundingBox();
    expect(box && cell && box.x >= cell.x && box.x + box.width <= cell.x + cell.width).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await row.click();
    const dialog = page.getByRole('dialog', { name: KNOWN });
    await dialog.getByRole('link', { name: orderRef }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orderRef);
    await expect(dialog).toBeHidden();
  });
