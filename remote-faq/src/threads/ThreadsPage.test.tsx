import { registerTexts } from '@extranet/shared/i18n';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import texts from '../locales/fr.json';
import { forumStore } from '../testing/forum.ts';
import ThreadsPage from './ThreadsPage.tsx';

const server = apiServer();
const thread = {
  ...{
    ref: 'FA-00001',
    product: null,
    question: 'Où passe le faisceau ?',
    excerpt: 'Merci',
    author: 'Luc M.',
  },
  ...{ lastPostAt: '2026-03-03T10:00:00.000Z', postCount: 2, prodId: null },
};

async function search(text: string, synonyms: () => unknown) {
  registerTexts('faq', texts);
  server.answer({ 'GET /faq/threads': () => [thread], 'GET /faq/synonyms': synonyms });
  render(
    <Provider store={forumStore('reader')}>
      <MemoryRouter>
        <ThreadsPage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  expect(server.named('GET /faq/synonyms')).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), text);
  await act(settled);
}

describe('the search over the threads', () => {
  it('asks once for the words of the trade, and says what was understood [C2.27]', async () => {
    await search('cablage', () => [{ written: 'câblage', meant: 'faisceau' }]);
    expect(server.named('GET /faq/synonyms')).toHaveLength(1);
    expect(screen.getByText('Résultats pour « faisceau »')).toBeInTheDocument();
    expect(screen.getByText('1 discussion')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox'));
    await act(settled);
    expect(screen.queryByText(/^Résultats pour/)).toBeNull();
  });

  it('forgives a slip without them too [C2.27]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await search('faisseau', () => refusal(500));
    expect(screen.getByText('Résultats pour « faisceau »')).toBeInTheDocument();
  });
});
