import type { Page } from '@playwright/test';

const GAP_S = 0.005;
const ENTER = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };

const digit = (key: string) => ({
  key,
  code: `Digit${key}`,
  text: key,
  windowsVirtualKeyCode: key.charCodeAt(0),
});

/** Digits and Enter as a scanner sends them, by its own clock: it does not wait for a busy page. */
export async function scanDigits(page: Page, digits: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const since = Date.now() / 1000;
  for (const [at, key] of [...[...digits].map(digit), ENTER].entries()) {
    const timestamp = since + at * GAP_S;
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key });
  }
  await session.detach();
}
