import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  FaqModeration,
  FaqPost,
  FaqThread,
  NotificationList,
  UploadResponse,
} from '@extranet/shared/contracts';
import sharp from 'sharp';
import { assertRefused } from '../testing/refusals.ts';
import { signedIn, tokenOf, visitor } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { upload } from '../testing/upload.ts';

const { app } = await buildTestApp({ products: 120 });
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');
const sansfaq = await signedIn(app, 'sansfaq@demo.example');
const moderateur = await signedIn(app, 'moderateur@demo.example');
const TEXT = '<p>Le faisceau se branche derrière le feu gauche.</p>';

type Caller = typeof garage;
const post = (caller: Caller, payload: Record<string, unknown>) =>
  caller('/api/faq/post', { method: 'POST', payload });
const put = (caller: Caller, id: string, payload: Record<string, unknown>) =>
  caller(`/api/faq/post/${id}`, { method: 'PUT', payload });
const thread = async (caller: Caller, ref: string) =>
  (await caller(`/api/faq/thread/${ref}`)).json<FaqPost[]>();
const written = async (caller: Caller, payload: Record<string, unknown>) => {
  const answer = await post(caller, payload);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<FaqPost>();
};
const unusedRef = await (async () => {
  const used = (await app.db.selectFrom('faq_threads').select('ref').execute()).map(({ ref }) => ref);
  const refs = (await garage('/api/faq/availableRefs')).json<string[]>();
  return () => {
    const ref = refs.find((one) => one.startsWith('FA') && !used.includes(one)) ?? '';
    used.push(ref);
    return ref;
  };
})();
const picture = async (email: string) => {
  const contents = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const answer = await upload(app, await tokenOf(app, email), { uploadId: 'faq:1', name: 'x.png', contents });
  return answer.json<UploadResponse>().path;
};

describe('GET /faq/availableRefs', () => {
  it('lists the references of the caller’s catalogues and of readable threads, each once [C7.38 C2.27]', async () => {
    const refs = (await lecteur('/api/faq/availableRefs')).json<string[]>();
    assert.equal(new Set(refs).size, refs.length);
    assert.ok(refs.filter((ref) => ref.startsWith('FA')).length > 60);
    const threads = (await lecteur('/api/faq/threads')).json<FaqThread[]>().map(({ ref }) => ref);
    assert.ok(threads.every((ref) => refs.includes(ref)));
    assert.ok(refs.every((ref) => ref.startsWith('FA') || threads.includes(ref)));
    assert.ok(!refs.includes('FA-00008'));
    assertRefused(await sansfaq('/api/faq/availableRefs'), 403, 'faq.noAccess');
  });
});

describe('GET /faq/thread/{ref}', () => {
  it('answers the posts, oldest first, however the reference is written [C7.39 C3.09]', async () => {
    const [first] = (await garage('/api/faq/threads')).json<FaqThread[]>();
    const posts = await thread(garage, (first?.ref ?? '').toLowerCase().replace('-', ''));
    assert.equal(posts.length, first?.postCount);
    assert.ok(posts.every((one) => one.postStatus === 'validated' && one.postRef === first?.ref));
    const dates = posts.map(({ postCreatedAt }) => postCreatedAt);
    assert.deepEqual(dates, [...dates].sort());
  });

  it('is empty where nobody has written, and a 404 for a reference outside the reader’s catalogues', async () => {
    assert.deepEqual(await thread(garage, unusedRef()), []);
    assertRefused(await garage('/api/faq/thread/ZZ-9'), 404, 'notFound');
    assertRefused(await lecteur('/api/faq/thread/AT-00020'), 404, 'notFound');
    assertRefused(await visitor(app)('/api/faq/thread/FA-00001'), 401, 'auth.required');
    assertRefused(await sansfaq('/api/faq/thread/FA-00001'), 403, 'faq.noAccess');
  });
});

describe('POST /faq/post', () => {
  it('creates a post that waits for validation: its author sees it, others see neither post, count, excerpt nor pictures [C7.40 C4.10] [D7]', async () => {
    const ref = unusedRef();
    const path = await picture('garage@demo.example');
    const mine = await written(garage, {
      postRef: ref,
      postText: TEXT,
      postPictures: [path],
      postStatus: 'validated',
    });
    assert.equal(mine.postStatus, 'unvalidated');
    assert.deepEqual([mine.postMine, mine.postPictures], [true, [path]]);
    assert.deepEqual(await thread(garage, ref), [mine]);
    assert.deepEqual(await thread(atelier, ref), []);
    assert.ok(!(await atelier('/api/faq/threads')).text.includes(ref));
    assertRefused(await atelier(`/api/utils/file?path=${path}`), 404, 'notFound');
    assert.equal((await moderateur(`/api/utils/file?path=${path}`)).status, 200);

    const answer = await put(moderateur, mine.postId, { ...mine, postStatus: 'validated' });
    assert.equal(answer.status, 200, answer.text);
    const [seen] = await thread(atelier, ref);
    assert.deepEqual([seen?.postText, seen?.postMine, seen?.postPictures], [TEXT, false, [path]]);
    assert.equal((await atelier(`/api/utils/file?path=${path}&size=100`)).status, 200);
    assertRefused(
      await garage('/api/file/rotate', { method: 'PUT', payload: { path, deg: -90 } }),
      403,
      'auth.forbidden',
    );
    assert.ok((await atelier('/api/faq/threads')).text.includes(ref));
  });

  it('is for contributors; a reader may only read [C6.03]', async () => {
    const payload = { postRef: 'FA-00001', postText: TEXT };
    assertRefused(await post(lecteur, payload), 403, 'auth.forbidden');
    assertRefused(await post(sansfaq, payload), 403, 'faq.noAccess');
    assertRefused(await post(visitor(app), payload), 401, 'auth.required');
  });

  it('keeps the tags that the editor offers, and removes scripts [D7]', async () => {
    const dirty =
      '<p onclick="x()"><b>Attention</b> au <script>alert(1)</script><a href="javascript:alert(1)">fil</a> <a href="https://exemple.fr/a?b=1&c=2" target="x">rouge</a><img src=x onerror=alert(1)> du <u>faisceau</u><svg onload=x></p>';
    const { postText } = await written(garage, { postRef: unusedRef(), postText: dirty });
    assert.equal(
      postText,
      '<p><b>Attention</b> au <a>fil</a> <a href="https://exemple.fr/a?b=1&amp;c=2">rouge</a> du faisceau</p>',
    );
  });

  it('requires 20 characters of text, not counting mark-up [C5.09 C9.03]', async () => {
    const short = { postRef: 'FA-00001', postText: `<p><b>${'<br>'.repeat(30)}Dix-neuf caractères</b></p>` };
    assertRefused(await post(garage, short), 422, 'faq.tooShort');
    assertRefused(await post(garage, { postRef: 'FA-00001', postText: '<p>   </p>' }), 422, 'faq.tooShort');
    const enough = await written(garage, { postRef: unusedRef(), postText: 'Vingt caractères ici' });
    assert.equal(enough.postText, 'Vingt caractères ici');
  });

  it('accepts only pictures that the writer uploaded', async () => {
    const path = await picture('atelier@demo.example');
    for (const postPictures of [[path], ['f-pic-faisceau-7-1'], ['../x'], ['nothing']]) {
      const answer = await post(garage, { postRef: 'FA-00001', postText: TEXT, postPictures });
      assertRefused(answer, 422, 'faq.unknownPicture');
    }
  });

  it('starts one thread, even for simultaneous first posts', async () => {
    const ref = unusedRef();
    const answers = await Promise.all(
      [garage, atelier, garage, atelier].map((caller) => post(caller, { postRef: ref, postText: TEXT })),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal((await thread(moderateur, ref)).length, 4);
  });

  it('refuses a reference outside the writer’s catalogues', async () => {
    assertRefused(await post(garage, { postRef: 'ZZ-1', postText: TEXT }), 404, 'notFound');
    assertRefused(await post(garage, { postRef: 'FA-00008', postText: TEXT }), 404, 'notFound');
  });

  it('refuses a thread that the writer cannot read, and adds nothing to it [W3.20] [W1.23]', async () => {
    const used = await app.db.selectFrom('faq_threads').select('ref').execute();
    const refs = (await garage('/api/faq/availableRefs')).json<string[]>();
    const ref = refs.find((one) => one.startsWith('AT') && !used.some((thread) => thread.ref === one));
    assert.ok(ref);
    const path = await picture('garage@demo.example');
    const waiting = await written(garage, { postRef: ref, postText: TEXT, postPictures: [path] });
    const catalogues = (catalogs: string) =>
      app.db.updateTable('users').set({ catalogs }).where('id', '=', 'u-atelier').execute();
    const { catalogs } = await app.db
      .selectFrom('users')
      .select('catalogs')
      .where('id', '=', 'u-atelier')
      .executeTakeFirstOrThrow();
    await catalogues('["Faisceau"]');
    assertRefused(await post(atelier, { postRef: ref, postText: TEXT }), 404, 'notFound');
    assert.equal((await thread(moderateur, ref)).length, 1);
    // Nor once it has a published post: threads of other catalogues stay closed, with their pictures.
    await put(moderateur, waiting.postId, { ...waiting, postStatus: 'validated' });
    assertRefused(await post(atelier, { postRef: ref, postText: TEXT }), 404, 'notFound');
    assertRefused(await atelier(`/api/faq/thread/${ref}`), 404, 'notFound');
    assertRefused(await atelier(`/api/utils/file?path=${path}`), 404, 'notFound');
    await catalogues(catalogs);
    assert.equal((await atelier(`/api/utils/file?path=${path}`)).status, 200);
    assert.equal((await post(atelier, { postRef: ref, postText: TEXT })).status, 200);
  });

  it('takes the status that a moderator sends; without one the post waits [C4.10]', async () => {
    const ref = unusedRef();
    const shown = await written(moderateur, { postRef: ref, postText: TEXT, postStatus: 'validated' });
    assert.equal(shown.postStatus, 'validated');
    assert.equal((await written(moderateur, { postRef: ref, postText: TEXT })).postStatus, 'unvalidated');
    const draft = await written(moderateur, { postRef: ref, postText: TEXT, postStatus: 'draft' });
    assert.equal(draft.postStatus, 'draft');
    assert.equal((await thread(garage, ref)).length, 1);
  });
});

describe('PUT /faq/post/{id}', () => {
  it('answers 409 to the second of two moderators who decide at once [C7.41]', async () => {
    const mine = await written(garage, { postRef: unusedRef(), postText: TEXT });
    const answers = await Promise.all([
      put(moderateur, mine.postId, { ...mine, postStatus: 'validated' }),
      put(moderateur, mine.postId, { ...mine, postStatus: 'draft' }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const late = answers.find(({ status }) => status === 409);
    if (late) assertRefused(late, 409, 'faq.changedMeanwhile');
    const decided = answers.find(({ status }) => status === 200)?.json<FaqPost>();
    assert.ok(decided && decided.postUpdatedAt > mine.postUpdatedAt);
    const again = await put(moderateur, mine.postId, { ...decided, postStatus: 'validated' });
    assert.equal(again.status, 200, again.text);
  });

  it('is for moderators only, even for one’s own post [C6.03]', async () => {
    const mine = await written(garage, { postRef: unusedRef(), postText: TEXT });
    for (const caller of [garage, atelier, lecteur]) {
      assertRefused(await put(caller, mine.postId, { ...mine }), 403, 'auth.forbidden');
    }
    assertRefused(await put(sansfaq, mine.postId, { ...mine }), 403, 'faq.noAccess');
    assertRefused(await put(moderateur, 'nothing', { ...mine }), 404, 'notFound');
    assertRefused(await put(moderateur, mine.postId, { ...mine, postText: 'court' }), 422, 'faq.tooShort');
    assertRefused(await put(moderateur, mine.postId, { ...mine, postStatus: 'x' }), 400, 'request.invalid');
  });
});

describe('news of the forum', () => {
  it('tells the author that a post is public, and those in the thread that there is an answer, once [B4.05]', async () => {
    const ref = unusedRef();
    const titles = async (caller: Caller) =>
      (await caller('/api/notifications'))
        .json<NotificationList>()
        .notifications.filter(({ path }) => path === `/faq/${ref}`)
        .map(({ title }) => title);
    const publish = async (one: FaqPost) => {
      const payload = {
        postText: TEXT,
        postPictures: [],
        postStatus: 'validated',
        postUpdatedAt: one.postUpdatedAt,
      };
      const answer = await put(moderateur, one.postId, payload);
      assert.equal(answer.status, 200, answer.text);
      return answer.json<FaqPost>();
    };
    const question = await written(garage, { postRef: ref, postText: TEXT });
    assert.deepEqual(await titles(garage), []);
    const validated = await publish(question);
    await publish(validated);
    assert.deepEqual(await titles(garage), [`Votre contribution sur ${ref} est publiée`]);
    await publish(await written(atelier, { postRef: ref, postText: TEXT }));
    assert.equal((await titles(garage)).length, 2);
    assert.match((await titles(garage))[0] ?? '', new RegExp(`a répondu sur ${ref}`));
    assert.deepEqual(await titles(atelier), [`Votre contribution sur ${ref} est publiée`]);
    assert.deepEqual(await titles(moderateur), []);
  });
});

describe('GET /faq/moderation', () => {
  it('counts the waiting posts, for moderators only [D7]', async () => {
    const before = (await moderateur('/api/faq/moderation')).json<FaqModeration>();
    const ref = unusedRef();
    await written(garage, { postRef: ref, postText: TEXT });
    const after = (await moderateur('/api/faq/moderation')).json<FaqModeration>();
    assert.equal(after.waiting, before.waiting + 1);
    assert.ok(after.refs.includes(ref));
    assertRefused(await garage('/api/faq/moderation'), 403, 'auth.forbidden');
  });
});
