import { registerTexts } from '@extranet/shared/i18n';
import { connectionRestored } from '@extranet/shared/remote';
import { sessionReducer } from '@extranet/shared/session';
import { createAppStore, Provider, type UnknownAction } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/fr.json';
import { remote } from '../../remote.ts';
import { aPost } from '../../testing/forum.ts';
import { answerTyped } from './answers.slice.ts';
import WaitingPosts from './WaitingPosts.tsx';

const server = apiServer();
const first = aPost({ postId: 'p1', postRef: 'FA-00001' });
const second = aPost({ postId: 'p2', postRef: 'FA-00002', postAuthor: 'Claire V.' });

/** An administrator without an account of the forum. */
async function open(
  put: (body: unknown) => unknown = (body) => ({ ...first, ...(body as object) }),
  list: () => unknown = () => [first, second],
  props: { onDecided?: () => void; about?: string } = {},
) {
  registerTexts('faq', texts);
  server.answer({ 'GET /admin/faq/posts': list, 'PUT /admin/faq/post/p1': put });
  const store = createAppStore({ session: sessionReducer });
  store.injectRemote(remote.id, remote);
  render(
    <Provider store={store}>
      <WaitingPosts {...props} />
    </Provider>,
  );
  await act(settled);
  return store;
}

const post = (author: RegExp) => within(screen.getByRole('article', { name: author }));
const marc = () => post(/Marc D\./);

describe('moderation in the back office', () => {
  it('shows what waits in all threads with its reference, and asks the forum nothing [B9.06] [W2.25]', async () => {
    await open();
    expect(marc().getByText('FA-00001')).toBeInTheDocument();
    expect(post(/Claire V\./).getByText('FA-00002')).toBeInTheDocument();
    expect(server.calls.map(({ call }) => call)).toEqual(['GET /admin/faq/posts']);
  });

  it('shows what a contribution answers, also once it was decided [B9.06]', async () => {
    const answer = { ...first, postAsked: 'Où passe le faisceau ?' };
    await open(
      (body) => ({ ...first, ...(body as object) }),
      () => [answer, second],
    );
    const asked = () => marc().getByText(/^En réponse à\s: Où passe le faisceau\s?\?$/);
    expect(asked()).toBeInTheDocument();
    expect(post(/Claire V\./).queryByText(/En réponse à/)).toBeNull();
    await userEvent.click(marc().getByRole('button', { name: 'Valider' }));
    await act(settled);
    expect(marc().getByText('Contribution validée.')).toBeInTheDocument();
    expect(asked()).toBeInTheDocument();
  });

  it('leaves the question where it is: right above, among all of one reference [B9.06]', async () => {
    await open(undefined, () => [first, { ...second, postAsked: 'Où passe le faisceau ?' }], {
      about: 'FA-00001',
    });
    expect(post(/Claire V\./).queryByText(/En réponse à/)).toBeNull();
  });

  it('decides at once, once for two clicks, and takes it back [B9.06] [W2.25]', async () => {
    const bodies: object[] = [];
    await open((body) => {
      bodies.push(body as object);
      return { ...first, ...(body as object) };
    });
    await userEvent.dblClick(marc().getByRole('button', { name: 'Valider' }));
    await act(settled);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ postStatus: 'validated', postUpdatedAt: first.postUpdatedAt });
    expect(marc().getByText('Contribution validée.')).toBeInTheDocument();
    await userEvent.click(marc().getByRole('button', { name: 'Annuler' }));
    await act(settled);
    expect(bodies[1]).toMatchObject({ postStatus: 'unvalidated' });
    expect(marc().getByText('Précisez le statut')).toBeInTheDocument();
  });

  it('puts the contribution back and says why when the server refuses [B9.06]', async () => {
    await open(() => refusal(409, 'faq.changedMeanwhile', 'Modifiée entre-temps.'));
    await userEvent.click(marc().getByRole('button', { name: 'Valider' }));
    await act(settled);
    expect(marc().getByText('Modifiée entre-temps.')).toBeInTheDocument();
    expect(marc().getByText('En attente de validation')).toBeInTheDocument();
  });

  it('shows a text that was changed meanwhile before anybody decides on it: the next decision is about that one [B9.06] [C7.41]', async () => {
    const changed = { ...first, postText: '<p>Un tout autre texte, assez long.</p>', postUpdatedAt: 'later' };
    const bodies: object[] = [];
    await open((body) => {
      bodies.push(body as object);
      return bodies.length === 1 ? refusal(409, 'faq.changedMeanwhile', 'Modifiée entre-temps.') : changed;
    });
    server.answer({ 'GET /admin/faq/posts': () => [changed] });
    await userEvent.click(marc().getByRole('button', { name: 'Valider' }));
    await act(settled);
    expect(marc().getByText('Modifiée entre-temps.')).toBeInTheDocument();
    expect(marc().getByText('Un tout autre texte, assez long.')).toBeInTheDocument();
    // The second half of a double click finds nothing to press.
    expect(marc().queryByRole('button', { name: /Valider|Répondre/ })).toBeNull();
    await userEvent.click(marc().getByRole('button', { name: 'J’ai relu la contribution' }));
    await userEvent.click(marc().getByRole('button', { name: 'Valider' }));
    await act(settled);
    expect(bodies[1]).toMatchObject({ postText: changed.postText, postUpdatedAt: 'later' });
  });

  it('says that a contribution was withdrawn, offers nothing more on it and counts it no more [B9.06]', async () => {
    const decided = jest.fn();
    await open(() => refusal(404, 'notFound', 'Son auteur l’a peut-être retirée.'), undefined, {
      onDecided: decided,
    });
    await userEvent.click(marc().getByRole('button', { name: 'Valider' }));
    await act(settled);
    expect(marc().getByText('Son auteur l’a peut-être retirée.')).toBeInTheDocument();
    expect(marc().queryByRole('button', { name: /Valider|Brouillon|Répondre/ })).toBeNull();
    expect(decided).toHaveBeenCalledTimes(1);
  });

  it('says that it could not be loaded, tries again, and that nothing waits [B9.06]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open(
      () => refusal(500),
      () => refusal(500),
    );
    expect(screen.getByText('Les contributions n’ont pas pu être chargées')).toBeInTheDocument();
    server.answer({ 'GET /admin/faq/posts': () => [] });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getByText('Aucune contribution à modérer')).toBeInTheDocument();
  });

  it('reads by itself what could not be read once the connection is back [B9.06]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const store = await open(undefined, () => refusal(500));
    server.answer({ 'GET /admin/faq/posts': () => [first] });
    store.dispatch(connectionRestored());
    await act(settled);
    expect(marc().getByText('FA-00001')).toBeInTheDocument();
  });
});

describe('an answer from the back office', () => {
  const reply = aPost({
    postId: 'a1',
    postAuthor: 'Attelages Martin',
    postOfficial: true,
    postStatus: 'validated',
  });
  const TEXT = 'Oui, le faisceau de 13 broches convient.';

  /** Writes the answer below Marc's question, which waits; what an editor makes of keys is shown in the browser. */
  async function write(store: { dispatch: (action: UnknownAction) => unknown }, text: string) {
    await userEvent.click(marc().getByRole('button', { name: 'Répondre' }));
    await marc().findByRole('textbox', { name: 'Réponse du fournisseur' });
    act(() => void store.dispatch(answerTyped({ postId: 'p1', html: `<p>${text}</p>` })));
  }
  const send = async () => {
    await userEvent.dblClick(marc().getByRole('button', { name: 'Valider et publier la réponse' }));
    await act(settled);
  };
  const paths = () => server.calls.map(({ call }) => call);

  it('publishes the question and below it the answer, once for two clicks, and the page counts anew [B9.06] [W2.25]', async () => {
    const decided = jest.fn();
    const store = await open(undefined, undefined, { onDecided: decided });
    server.answer({ 'POST /admin/faq/post': (body) => ({ ...reply, ...(body as object) }) });
    await write(store, TEXT);
    await send();
    expect(paths().slice(1)).toEqual(['PUT /admin/faq/post/p1', 'POST /admin/faq/post']);
    const names = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    expect(names[1]).toContain('Attelages Martin');
    expect(post(/Attelages Martin/).getByText('Fournisseur')).toBeInTheDocument();
    expect(post(/Attelages Martin/).getByText(TEXT)).toBeInTheDocument();
    expect(marc().getByText('Votre réponse est publiée dans le forum.')).toBeInTheDocument();
    expect(decided).toHaveBeenCalledTimes(1);
  });

  it('is not published below a question that was changed or withdrawn meanwhile [B9.06] [C7.41]', async () => {
    const answers = [
      refusal(409, 'faq.changedMeanwhile', 'Modifiée entre-temps.'),
      refusal(404, 'notFound', 'Son auteur l’a peut-être retirée.'),
    ];
    const store = await open(() => answers.shift());
    server.answer({ 'GET /admin/faq/posts': () => [{ ...first, postText: '<p>Un autre texte.</p>' }] });
    await write(store, TEXT);
    await send();
    expect(marc().getByText('Modifiée entre-temps.')).toBeInTheDocument();
    expect(marc().getByText('Un autre texte.')).toBeInTheDocument();
    await userEvent.click(marc().getByRole('button', { name: 'J’ai relu la contribution' }));
    await userEvent.click(marc().getByRole('button', { name: 'Reprendre ma réponse' }));
    expect(await marc().findByRole('textbox', { name: 'Réponse du fournisseur' })).toHaveTextContent(TEXT);
    await send();
    expect(marc().getByText('Son auteur l’a peut-être retirée.')).toBeInTheDocument();
    expect(marc().queryByRole('textbox')).toBeNull();
    expect(server.named('POST /admin/faq/post')).toEqual([]);
  });

  it('sends nothing too short, and keeps a refused text and one to be written later [B9.06]', async () => {
    const store = await open();
    server.answer({ 'POST /admin/faq/post': () => refusal(503, 'busy', 'Réessayez dans un instant.') });
    await write(store, 'Oui.');
    await send();
    expect(paths()).toEqual(['GET /admin/faq/posts']);
    act(() => void store.dispatch(answerTyped({ postId: 'p1', html: `<p>${TEXT}</p>` })));
    await send();
    expect(marc().getByText('Réessayez dans un instant.')).toBeInTheDocument();
    await userEvent.click(marc().getByRole('button', { name: 'Continuer plus tard' }));
    // As after a reload: the page is opened anew, and the device has kept the text.
    cleanup();
    await open();
    await userEvent.click(marc().getByRole('button', { name: 'Répondre' }));
    expect(await marc().findByRole('textbox', { name: 'Réponse du fournisseur' })).toHaveTextContent(TEXT);
  });
});
