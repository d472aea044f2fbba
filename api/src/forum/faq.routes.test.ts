import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FaqPost, FaqThread, Product } from '@extranet/shared/contracts';
import { productWords } from '@extranet/shared/rules';
import { assertRefused } from '../testing/refusals.ts';
import { signedIn, visitor } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';

const { app } = await buildTestApp();
const threadsOf = async (email: string) => {
  const answer = await (await signedIn(app, email))('/api/faq/threads');
  assert.equal(answer.status, 200, answer.text);
  return answer.json<FaqThread[]>();
};

describe('GET /faq/threads', () => {
  it('answers reference, excerpt of the last post, author, date and count, newest first [C7.37 C2.27]', async () => {
    const threads = await threadsOf('garage@demo.example');
    assert.ok(threads.length >= 40);
    for (const thread of threads) {
      assert.match(thread.ref, /^(FA|AT|KI)-\d{5}$/);
      assert.ok(thread.postCount >= 1 && thread.author.length > 3);
      assert.ok([...thread.excerpt].length <= 120 && !thread.excerpt.includes('<'));
      assert.equal(new Date(thread.lastPostAt).toISOString(), thread.lastPostAt);
    }
    const dates = threads.map((thread) => thread.lastPostAt);
    assert.deepEqual(dates, [...dates].sort().reverse());
  });

  it('keeps waiting posts out of counts and excerpts, except for a forum administrator [C6.03] [D7]', async () => {
    const hidden = await app.db
      .selectFrom('faq_posts')
      .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
      .select(['faq_threads.ref', 'faq_posts.plain'])
      .where('faq_posts.status', '!=', 'validated')
      .where('faq_posts.author_id', '!=', 'u-garage')
      .execute();
    assert.ok(hidden.length > 2);
    const seen = await threadsOf('garage@demo.example');
    const moderated = await threadsOf('moderateur@demo.example');
    for (const { ref, plain } of hidden) {
      const excerpt = [...plain].slice(0, 120).join('');
      const mine = seen.find((thread) => thread.ref === ref);
      const theirs = moderated.find((thread) => thread.ref === ref);
      assert.notEqual(mine?.excerpt, excerpt);
      assert.equal(theirs?.excerpt, excerpt);
      assert.equal(theirs?.postCount, (mine?.postCount ?? 0) + 1);
    }
  });

  it('shows a question that waits to who asked it, and to no other customer [C4.10] [C6.03]', async () => {
    const atelier = await signedIn(app, 'atelier@demo.example');
    const known = new Set((await threadsOf('moderateur@demo.example')).map(({ ref }) => ref));
    const refs = (await atelier('/api/faq/availableRefs')).json<string[]>();
    const postRef = refs.find((ref) => !known.has(ref)) ?? '';
    const postText = '<p>Ce faisceau passe-t-il avec un crochet escamotable ?</p>';
    const sent = await atelier('/api/faq/post', { method: 'POST', payload: { postRef, postText } });
    assert.equal(sent.status, 200, sent.text);
    const asked = (await threadsOf('atelier@demo.example')).find(({ ref }) => ref === postRef);
    assert.deepEqual([asked?.mine, asked?.mineWaits, asked?.postCount], [true, true, 1]);
    assert.match(asked?.question ?? '', /^Ce faisceau/);
    for (const { ref, mine } of await threadsOf('garage@demo.example'))
      assert.ok(ref !== postRef || mine, ref);
    assert.ok(!(await threadsOf('garage@demo.example')).some(({ ref }) => ref === postRef));
    await app.db
      .updateTable('faq_posts')
      .set({ status: 'validated' })
      .where('id', '=', sent.json<FaqPost>().postId)
      .execute();
    const seen = (await threadsOf('atelier@demo.example')).find(({ ref }) => ref === postRef);
    assert.deepEqual([seen?.mine, seen?.mineWaits], [true, false]);
    const others = (await threadsOf('garage@demo.example')).find(({ ref }) => ref === postRef);
    assert.deepEqual([others?.mine, others?.mineWaits], [false, false]);
  });

  it('lists threads of the reader’s catalogues only, and all to a moderator [W1.23] [D4] [D10]', async () => {
    const threads = await threadsOf('lecteur@demo.example');
    assert.ok(threads.length >= 5);
    for (const { ref, prodId } of threads) assert.ok(ref.startsWith('FA') && prodId !== null, ref);
    const all = await threadsOf('garage@demo.example');
    assert.ok(all.some(({ ref }) => ref.startsWith('KI')) && all.length > threads.length);
    const setCatalogues = (id: string, catalogs: string) =>
      app.db.updateTable('users').set({ catalogs }).where('id', '=', id).execute();
    await setCatalogues('u-lecteur', '[]');
    assert.deepEqual(await threadsOf('lecteur@demo.example'), []);
    await setCatalogues('u-lecteur', '["Faisceau"]');
    await setCatalogues('u-moderateur', '["Kit"]');
    const moderated = await threadsOf('moderateur@demo.example');
    assert.ok(moderated.length >= all.length);
    for (const { ref, product, prodId } of moderated) {
      assert.deepEqual(
        [product !== null, prodId !== null],
        [ref.startsWith('KI'), ref.startsWith('KI')],
        ref,
      );
    }
    await setCatalogues('u-moderateur', '["Faisceau","Kit","Attelage"]');
  });

  it('answers what was asked first and what product it is about [W1.21]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const threads = (await garage('/api/faq/threads')).json<FaqThread[]>();
    const [thread] = threads.filter(({ ref, postCount }) => ref.startsWith('FA') && postCount > 1);
    assert.ok(thread?.prodId);
    const [first] = (await garage(`/api/faq/thread/${thread.ref}`)).json<FaqPost[]>();
    const asked = first?.postText.replace(/<[^>]*>/g, '') ?? '';
    assert.equal(thread.question, [...asked].slice(0, 120).join(''));
    assert.notEqual(thread.question, thread.excerpt);
    const product = (await garage(`/api/product/${thread.prodId}`)).json<Product>();
    assert.equal(thread.product?.prodCatalogue, 'Faisceau');
    assert.equal(thread.product.prodKind, product.prodType);
    assert.equal(thread.product.prodWords, productWords(product));
    assert.ok(thread.product.prodWords.includes(product.prodModele));
  });

  it('names no deleted product [D4]', async () => {
    const threads = await threadsOf('garage@demo.example');
    const deleted = threads.find(({ prodId }) => prodId !== null)?.prodId;
    assert.ok(deleted);
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('id', '=', deleted).execute();
    const after = await threadsOf('garage@demo.example');
    assert.equal(after.length, threads.length);
    assert.ok(after.every(({ prodId }) => prodId !== deleted));
  });

  it('refuses a caller without a forum role, and one who is not signed in', async () => {
    const none = await signedIn(app, 'sansfaq@demo.example');
    assertRefused(await none('/api/faq/threads'), 403, 'faq.noAccess');
    assertRefused(await visitor(app)('/api/faq/threads'), 401, 'auth.required');
  });
});

it('an excerpt shows HTML’s special characters as they were written', async () => {
  const moderateur = await signedIn(app, 'moderateur@demo.example');
  const postText = '<p>Fil rouge &amp; fil bleu : 1 &lt; 2 &gt; 0, &quot;oui&quot; &amp;lt; non</p>';
  const payload = { postRef: 'FA-00001', postText, postStatus: 'validated' };
  const written = await moderateur('/api/faq/post', { method: 'POST', payload });
  assert.equal(written.status, 200, written.text);
  const thread = (await threadsOf('garage@demo.example')).find(({ ref }) => ref === 'FA-00001');
  assert.equal(thread?.excerpt, 'Fil rouge & fil bleu : 1 < 2 > 0, "oui" &lt; non');
});
