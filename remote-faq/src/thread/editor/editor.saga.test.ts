import { keepToken } from '@extranet/shared/session';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { aPost, forumStore } from '../../testing/forum.ts';
import { threadOpened } from '../thread.facts.ts';
import { dropDrafts, dropForeignDrafts, keepDraft, readDraft } from './drafts.ts';
import {
  contributionBegun,
  contributionSubmitted,
  editingBegun,
  editorClosed,
  textChanged,
} from './editor.slice.ts';

const server = apiServer();
const TEXT = '<p>La prise chauffe-t-elle aussi ?</p>';

beforeEach(() => {
  localStorage.clear();
  keepToken('a-token-of-this-session');
  server.answer({
    'GET /faq/thread/:ref': () => [],
    'GET /reference/:ref': () => refusal(404),
    'GET /faq/moderation': () => ({ waiting: 0, refs: [] }),
  });
});

async function writing(role: 'contributor' | 'admin' = 'contributor') {
  const store = forumStore(role);
  store.dispatch(threadOpened('FA-00001'));
  await settled();
  store.dispatch(contributionBegun());
  store.dispatch(textChanged(TEXT));
  return store;
}

describe('a contribution', () => {
  it('is sent once despite several clicks, and then waits for moderation [C4.10, C7.40]', async () => {
    const store = await writing();
    server.answer({ 'POST /faq/post': () => aPost({ postMine: true, postText: TEXT }) });
    store.dispatch(contributionSubmitted());
    store.dispatch(contributionSubmitted());
    await settled();
    expect(server.named('POST /faq/post')).toHaveLength(1);
    expect(store.faq().editor).toMatchObject({ open: null, sent: 'unvalidated', draft: null });
    expect(store.faq().thread.posts).toHaveLength(1);
    expect(readDraft('u1', 'FA-00001')).toBeNull();
  });

  it('stays in the editor when it is refused, with the server’s message [C8.09]', async () => {
    const store = await writing();
    server.answer({ 'POST /faq/post': () => refusal(422, 'faq.tooShort', 'Trop court.') });
    store.dispatch(contributionSubmitted());
    await settled();
    expect(store.faq().editor).toMatchObject({
      open: 'new',
      html: TEXT,
      status: 'error',
      refusal: { message: 'Trop court.' },
    });
  });

  it('edited by a moderator is saved with the version that they saw [C7.41]', async () => {
    const store = await writing('admin');
    const edited = aPost({ postUpdatedAt: 'seen' });
    server.answer({ 'PUT /faq/post/p1': () => refusal(409), 'GET /faq/thread/:ref': () => [edited] });
    store.dispatch(editingBegun(edited));
    store.dispatch(contributionSubmitted());
    await settled();
    expect(server.named('PUT /faq/post/p1')).toMatchObject([{ body: { postUpdatedAt: 'seen' } }]);
    expect(store.faq().editor.status).toBe('error');
  });
});

describe('a draft', () => {
  it('is stored at every letter, offered again, and separate for each thread and user', async () => {
    const store = await writing();
    expect(readDraft('u1', 'fa 00001')).toEqual({ html: TEXT, pictures: [] });
    expect(readDraft('u2', 'FA-00001')).toBeNull();
    expect(readDraft('u1', 'FA-00002')).toBeNull();
    store.dispatch(editorClosed());
    expect(store.faq().editor.draft).toEqual({ html: TEXT, pictures: [] });
    const later = forumStore('contributor');
    later.dispatch(threadOpened('FA-00001'));
    later.dispatch(contributionBegun());
    expect(later.faq().editor.html).toBe(TEXT);
  });

  it('is not stored when the editor is empty', async () => {
    const store = await writing();
    store.dispatch(textChanged(''));
    expect(readDraft('u1', 'FA-00001')).toBeNull();
  });

  it('is deleted at sign-out, and never found in another session', () => {
    keepDraft('u1', 'FA-00001', { html: TEXT, pictures: [] });
    keepToken('the-token-after-signing-in-again');
    expect(readDraft('u1', 'FA-00001')).toBeNull();
    keepDraft('u1', 'FA-00002', { html: TEXT, pictures: [] });
    dropForeignDrafts();
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('faq.draft'));
    expect(kept()).toHaveLength(1);
    dropDrafts();
    expect(kept()).toEqual([]);
  });

  it('is ignored when the stored data is invalid', () => {
    keepDraft('u1', 'FA-00001', { html: TEXT, pictures: [] });
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('faq.draft'));
    for (const value of ['{', 'null', '[]', '{"html":1,"pictures":[]}', '{"html":"","pictures":[1]}']) {
      localStorage.setItem(key ?? '', value);
      expect(readDraft('u1', 'FA-00001')).toBeNull();
    }
  });
});
