import { aRow } from '@extranet/shared/testing';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Availability } from '../Availability.tsx';
import { anAnswer } from '../testing/answers.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { SearchField } from './SearchField.tsx';

jest.mock('../Availability.tsx', () => ({
  ...jest.requireActual<object>('../Availability.tsx'),
  Availability: jest.fn(() => null),
}));

describe('the rows of the suggestions', () => {
  const server = apiServer();

  it('are not drawn again by further letters that find the same', async () => {
    const rows = ['FA-1', 'FA-2', 'FA-3'].map((prodRef) => aRow({ prodId: prodRef, prodRef }));
    server.answer({ 'GET /search': () => anAnswer(rows) });
    renderIn(openStore(), <SearchField early={undefined} />, '/cart');
    await userEvent.type(screen.getByRole('combobox'), 'peu');
    await screen.findByRole('option', { name: /FA-3/ });
    await act(settled);
    const drawn = jest.mocked(Availability).mock.calls.length;
    await userEvent.keyboard('geot');
    await waitFor(() => expect(server.named('GET /search').length).toBeGreaterThan(1));
    await act(settled);
    expect(jest.mocked(Availability).mock.calls.length - drawn).toBe(0);
  });
});
