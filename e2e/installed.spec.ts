import { expect, test } from './harness/test.ts';

test.describe('the portal on a phone or a desk', () => {
  test('installs as an app: the browser takes its manifest and finds every icon that it names [B6.09]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/api/config/app.webmanifest');
    expect(errors).toEqual([]);
    const { icons, start_url } = JSON.parse(String(data)) as {
      icons: { src: string; sizes: string }[];
      start_url: string;
    };
    const sizes = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            return `${picture.naturalWidth}x${picture.naturalHeight}`;
          }),
        ),
      icons.map(({ src }) => src),
    );
    expect(sizes).toEqual(icons.map((icon) => icon.sizes));
    // Where it begins, as an app does: in a window that has been nowhere before.
    const own = await page.context().newPage();
    await own.goto(start_url);
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
