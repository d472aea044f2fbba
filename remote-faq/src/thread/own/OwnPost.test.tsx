import type { FaqPost } from '@extranet/shared/contracts';
import { registerTexts } from '@extranet/shared/i18n';
import { keepToken } from '@extranet/shared/session';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import texts from '../../locales/fr.json';
import { aPost, forumStore } from '../../testing/forum.ts';
import { readDraft } from '../editor/drafts.ts';
import { textChanged } from '../editor/editor.slice.ts';
import ThreadPage from '../ThreadPage.tsx';
import { threadOpened } from '../thread.facts.ts';

const server = apiServer();
const BETTER = '<p>Le faisceau passe derrière le feu droit.</p>';
const mine = aPost({ postMine: true });
const other = aPost({ postId: 'p2', postStatus: 'validated', postAuthor: 'Claire V.' });

async function open(
  posts: FaqPost[] = [other, mine],
  role: 'contributor' | 'reader' | 'admin' = 'contributor',
) {
  registerTexts('faq', texts);
  server.answer({
    'GET /faq/thread/:ref': () => posts,
    'GET /reference/:ref': () => refusal(404),
    'GET /faq/moderation': () => ({ waiting: 0, refs: [] }),
  });
  const store = forumStore(role);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/faq/FA-00001']}>
        <Routes>
          <Route path="/faq/:ref" element={<ThreadPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return store;
}
const own = () => within(screen.getByRole('article', { name: /Marc D\./ }));
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
/** What an editor makes of keys is shown in the browser. */
async function change(store: Awaited<ReturnType<typeof open>>) {
  await press('Modifier');
  await own().findByRole('textbox', { name: 'Texte' });
  act(() => void store.dispatch(textChanged(BETTER)));
}
async function confirmDeletion() {
  await press('Supprimer');
  const dialog = within(screen.getByRole('alertdialog', { name: /^Supprimer votre contribution/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await act(settled);
}

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  localStorage.clear();
  keepToken('a-token-of-this-session');
});

describe('a contribution of one’s own', () => {
  it.each([
    ['of somebody else', [{ ...mine, postMine: false }], 'contributor'],
    ['that was validated', [{ ...mine, postStatus: 'validated' as const }], 'contributor'],
    ['that a moderator put aside', [{ ...mine, postStatus: 'draft' as const }], 'contributor'],
    ['of a reader who contributed once', [mine], 'reader'],
  ] as const)('%s is neither changed nor deleted [C6.03] [C4.10]', async (_what, posts, role) => {
    await open([...posts], role);
    expect(own().queryByRole('button', { name: /Modifier|Supprimer/ })).toBeNull();
  });

  it('is changed while it waits, with the version that was read; the focus returns to its button [C4.10] [C3.09]', async () => {
    const store = await open();
    server.answer({
      'PUT /faq/waitingPost/p1': (body) => ({ ...mine, ...(body as object), postUpdatedAt: 'later' }),
    });
    await change(store);
    expect(own().queryByRole('combobox', { name: 'Statut' })).toBeNull();
    await press('Enregistrer');
    expect(server.named('PUT /faq/waitingPost/p1').map(({ body }) => body)).toEqual([
      { postText: BETTER, postPictures: [], postUpdatedAt: mine.postUpdatedAt },
    ]);
    expect(own().getByText('Le faisceau passe derrière le feu droit.')).toBeInTheDocument();
    expect(own().getByText(/^Votre modification est enregistrée/)).toBeInTheDocument();
    expect(own().getByRole('button', { name: 'Modifier' })).toHaveFocus();
  });

  it('keeps what was changed for later, until it is cancelled [C3.09]', async () => {
    const store = await open();
    await change(store);
    await press('Continuer plus tard');
    await press('Reprendre ma modification');
    expect(store.faq().editor.html).toBe(BETTER);
    expect(readDraft('u1', `p1@${mine.postUpdatedAt}`)).toEqual({ html: BETTER, pictures: [] });
    await press('Annuler');
    expect(own().getByRole('button', { name: 'Modifier' })).toBeInTheDocument();
    expect(readDraft('u1', `p1@${mine.postUpdatedAt}`)).toBeNull();
  });

  it('and what is newly written are each put aside for the other [C3.09]', async () => {
    const store = await open();
    await change(store);
    await press('Contribuer');
    const NEW = '<p>Une tout autre question, assez longue.</p>';
    act(() => void store.dispatch(textChanged(NEW)));
    await press('Reprendre ma modification');
    expect(store.faq().editor.html).toBe(BETTER);
    await press('Reprendre ma contribution');
    expect(store.faq().editor.html).toBe(NEW);
  });

  it('is found again with its change after a reload [C3.09]', async () => {
    await change(await open());
    const later = forumStore('contributor');
    later.dispatch(threadOpened('FA-00001'));
    await settled();
    expect(later.faq().editor.changes).toEqual({
      [`p1@${mine.postUpdatedAt}`]: { html: BETTER, pictures: [] },
    });
  });

  it('that was validated meanwhile is shown so, above the text that was written and the reason [C4.10] [C8.09]', async () => {
    const store = await open();
    const said = 'Votre contribution a été validée entre-temps.';
    server.answer({ 'PUT /faq/waitingPost/p1': () => refusal(409, 'faq.decidedMeanwhile', said) });
    await change(store);
    server.answer({
      'GET /faq/thread/:ref': () => [other, { ...mine, postStatus: 'validated', postUpdatedAt: 'later' }],
    });
    await press('Enregistrer');
    expect(own().getByText(said)).toBeInTheDocument();
    expect(own().queryByText('En attente de validation')).toBeNull();
    expect(own().getByText('Le faisceau passe derrière le feu.')).toBeInTheDocument();
    expect(store.faq().editor.html).toBe(BETTER);
    expect(own().queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await press('Annuler');
    expect(own().queryByRole('button', { name: /Modifier|Supprimer/ })).toBeNull();
  });

  it('is deleted once it is confirmed, and the focus goes on to the next thing to do [C4.10]', async () => {
    await open();
    server.answer({ 'DELETE /faq/waitingPost/p1': () => ({ done: true }) });
    await press('Supprimer');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuler' }));
    expect(server.named('DELETE /faq/waitingPost/p1')).toEqual([]);
    await confirmDeletion();
    expect(screen.queryByRole('article', { name: /Marc D\./ })).toBeNull();
    expect(screen.getByText('Votre contribution est supprimée.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contribuer' })).toHaveFocus();
  });

  it('stays, as it is now, where it cannot be deleted any more [C4.10] [C8.09]', async () => {
    await open();
    const said = 'Votre contribution a été validée entre-temps.';
    server.answer({
      'DELETE /faq/waitingPost/p1': () => refusal(409, 'faq.decidedMeanwhile', said),
      'GET /faq/thread/:ref': () => [other, { ...mine, postStatus: 'validated' }],
    });
    await confirmDeletion();
    expect(own().getByText(said)).toBeInTheDocument();
    expect(own().queryByText('En attente de validation')).toBeNull();
    expect(own().queryByRole('button', { name: 'Supprimer' })).toBeNull();
  });

  it('that was deleted in another tab leaves the page without a reproach [C4.10]', async () => {
    await open();
    server.answer({ 'DELETE /faq/waitingPost/p1': () => refusal(404) });
    await confirmDeletion();
    expect(screen.queryByRole('article', { name: /Marc D\./ })).toBeNull();
  });
});
