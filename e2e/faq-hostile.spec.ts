import assert from 'node:assert/strict';
import type { FaqPost } from '@extranet/shared/contracts';
import { callerOf, unusedRefs } from './harness/faq.ts';
import { hostileHtml } from './harness/hostile-html.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const HARMLESS = '<p>La suite de ce texte est sans malice.</p>';

interface Shown {
  elements: string[];
  attributes: string[];
  addresses: string[];
}

/** Runs in the page: all elements, attributes and links that the posts' texts contain. */
const shownTexts = (): Shown => {
  const inside = [...document.querySelectorAll('article > div > div *')];
  return {
    elements: inside.map(({ localName }) => localName),
    attributes: inside.flatMap((element) => element.getAttributeNames()),
    addresses: inside.map((element) => element.getAttribute('href')).filter((address) => address !== null),
  };
};

test.use({ portalOptions: { name: 'hostile' } });

test.describe('hostile contributions', () => {
  let ref: string;
  test.beforeAll(async ({ portal }) => {
    const call = await callerOf(portal.url, 'moderateur@demo.example');
    ref = (await unusedRefs(call))();
    for (const hostile of hostileHtml) {
      // An account may not write so many posts in an hour; this test is about the sanitiser.
      await portal.sql('delete from throttles');
      const answer = await call('/faq/post', {
        method: 'POST',
        body: { postRef: ref, postText: hostile + HARMLESS, postPictures: [], postStatus: 'validated' },
      });
      assert.ok([200, 400, 422].includes(answer.status), `${answer.status} for ${hostile}`);
    }
  });

  test('open no dialog, send no request to other servers and contain no element but the seven allowed ones [C3.09, C2.27]', async ({
    portal,
    signedIn,
  }) => {
    const { page, requests, troubles } = await signedIn({ breaksPolicy: true });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`/faq/${ref}`);
    await page.getByRole('article').first().waitFor();
    const posts = (await (
      await (
        await callerOf(portal.url, 'garage@demo.example')
      )(`/faq/thread/${ref}`)
    ).json()) as FaqPost[];
    assert.ok(posts.length > hostileHtml.length / 2, `${posts.length} of ${hostileHtml.length} were kept`);
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    // Render every post, and move pointer and focus, for code that waits for one of these.
    await page
      .addStyleTag({ content: 'article { content-visibility: visible !important; }' })
      .catch(() => {});
    for (let y = 0; y < 40; y += 1) await page.mouse.wheel(0, 1_500);
    await page.mouse.move(300, 300);
    for (let times = 0; times < 20; times += 1) await page.keyboard.press('Tab');
    await networkQuiet(page);

    const { elements, attributes, addresses } = await page.evaluate(shownTexts);
    assert.ok(elements.length > posts.length);
    assert.deepEqual(
      [...new Set(elements)].filter((name) => !['b', 'strong', 'i', 'em', 'a', 'p', 'br'].includes(name)),
      [],
    );
    assert.deepEqual(
      [...new Set(attributes)].filter((name) => !['href', 'target', 'rel'].includes(name)),
      [],
    );
    assert.deepEqual(
      addresses.filter((address) => !/^(https?:|mailto:)/i.test(address)),
      [],
    );
    assert.deepEqual(dialogs, []);
    assert.equal(await page.evaluate(() => '__ran' in window), false);
    assert.deepEqual(
      requests.filter((url) => !url.startsWith(portal.url) && !url.startsWith('blob:')),
      [],
    );
    assert.deepEqual(
      troubles.filter((trouble) => !trouble.includes('style')),
      [],
    );
    assert.ok(page.url().endsWith(ref));
  });

  test('do no harm in the editor either', async ({ portal, signedIn }) => {
    const { page, requests, troubles } = await signedIn({ breaksPolicy: true });
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const other = (await unusedRefs(await callerOf(portal.url, 'garage@demo.example')))();
    await page.goto(`/faq/${other}`);
    await page.getByRole('button', { name: 'Contribuer' }).click();
    await page.getByRole('textbox', { name: 'Texte' }).waitFor();
    const source = page.getByRole('button', { name: 'Code source' });
    for (const hostile of hostileHtml.filter((_text, index) => index % 4 === 0).slice(0, 60)) {
      await source.click();
      await page.getByRole('textbox', { name: 'Code source' }).fill(hostile);
      await source.click();
      const names = await page
        .locator('[contenteditable] *')
        .evaluateAll((all) =>
          all.map((element) => `${element.localName} ${element.getAttribute('href') ?? ''}`),
        );
      for (const name of names)
        assert.match(name, /^(p|strong|em|br|b|i|img) $|^a (https?:|mailto:)/, `${name} of ${hostile}`);
    }
    assert.equal(dialogs, 0);
    assert.deepEqual(
      requests.filter((url) => !url.startsWith(portal.url) && !url.startsWith('blob:')),
      [],
    );
    // Chromium reports the event handlers in the sanitiser's inert document, which it does not run.
    assert.deepEqual(
      troubles.filter((trouble) => !/inline event handler|inline style/.test(trouble)),
      [],
    );
    assert.equal(await page.evaluate(() => '__ran' in window), false);
  });
});
