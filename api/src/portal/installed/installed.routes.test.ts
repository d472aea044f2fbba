import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SupplierSettings } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const call = visitor(app);
const save = async (changes: Partial<SupplierSettings>) => {
  const now = (await admin('/api/admin/supplier')).json<SupplierSettings>();
  const saved = await admin('/api/admin/supplier', { method: 'PUT', payload: { ...now, ...changes } });
  assert.equal(saved.status, 200, saved.text);
};

interface Manifest {
  name: string;
  short_name: string;
  theme_color: string;
  display: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { url: string }[];
}
const manifest = async () => {
  const answer = await call('/api/config/app.webmanifest');
  assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/);
  return answer.json<Manifest>();
};
/** The colour of an icon's pixel, in hundredths of its width and height. */
async function pixel(size: string, x: number, y: number): Promise<string> {
  const { rawPayload, headers } = await app.inject(`/api/config/app-icon/${size}`);
  assert.equal(headers['content-type'], 'image/png');
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [Number(size), Number(size)]);
  const at =
    (Math.round((y * info.height) / 100) * info.width + Math.round((x * info.width) / 100)) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

describe('the portal as an app', () => {
  it('has the supplier’s name and colours, and begins on the home page [B6.09]', async () => {
    const standard = await manifest();
    assert.deepEqual(
      [standard.short_name, standard.theme_color, standard.display, standard.start_url],
      ['Extranet', '#13233c', 'standalone', '/home'],
    );
    await save({ name: 'Attelages du Ponant', header: '#224400' });
    const { name, short_name, theme_color, shortcuts } = await manifest();
    assert.deepEqual(
      [name, short_name, theme_color],
      ['Attelages du Ponant – commandes', 'Attelages', '#224400'],
    );
    assert.ok(shortcuts.every(({ url }) => url.startsWith('/')));
  });

  it('has an icon in the supplier’s colours, of the size that is asked for [B6.09]', async () => {
    await save({ header: '#13233c', colour: '#c98600', logo: '' });
    assert.equal(await pixel('192', 2, 2), '#13233c');
    // The socket's middle contact.
    assert.equal(await pixel('512', 61, 50), '#c98600');
    assert.equal(await pixel('180', 61, 50), '#c98600');
    await save({ header: '#224400' });
    assert.equal(await pixel('192', 2, 2), '#224400');
  });

  it('shows the supplier’s logo in the middle, where no system cuts it off, under a new address [B6.09]', async () => {
    const before = (await manifest()).icons;
    const picture = sharp({ create: { width: 1200, height: 300, channels: 3, background: '#d01010' } });
    const logo = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
    await save({ header: '#224400', logo });
    const [middle, corner] = [await pixel('512', 50, 50), await pixel('512', 10, 10)];
    assert.match(middle, /^#(cf|d0|d1)(0f|10|11)(0f|10|11)$/);
    assert.equal(corner, '#224400');
    // It is four times as wide as it is high.
    assert.equal(await pixel('512', 50, 62), '#224400');
    const { icons } = await manifest();
    assert.deepEqual(
      icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable'],
    );
    assert.notEqual(icons[0]?.src, before[0]?.src);
    assert.equal((await call(String(icons[2]?.src))).status, 200);
  });

  it('has no icon of another size [B6.09]', async () => {
    assertRefused(await call('/api/config/app-icon/5000'), 400, 'request.invalid');
  });
});
