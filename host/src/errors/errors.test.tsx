import { type CallOptions, http } from '@extranet/shared/http';
import { keepToken, signedIn } from '@extranet/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionSaga } from '../session/session.saga.ts';
import { renderInHost } from '../testing/host.tsx';
import { httpSaga } from './http.saga.ts';
import { NotFoundDialog } from './NotFoundDialog.tsx';

/** A server's answer without a server: axios sees it as it would see a real one. */
const answered = (status: number): CallOptions => ({
  adapter: (config) =>
    Promise.reject({ config, response: { status, data: { error: { code: 'x', message: 'Non.' } }, config } }),
});
const user = { status: 'active', id: 'u1', type: 'cust', catalogs: [], roles: { faq: 'none' } };

describe('the error catalogue', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('shows a dialog for a 404, warns, and resolves with empty data [C8.02]', async () => {
    renderInHost(<NotFoundDialog />, [httpSaga]);
    let data: unknown;
    await act(async () => {
      data = await http.get('/nowhere/7', answered(404));
    });
    expect(data).toEqual({});
    expect(console.warn).toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog', { name: 'Erreur 404' });
    expect(dialog).toHaveTextContent('/nowhere/7');
    await userEvent.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('only rejects where the caller handles errors itself, and for every other refusal [C8.02, C8.12]', async () => {
    renderInHost(<NotFoundDialog />, [httpSaga]);
    await expect(http.get('/nowhere/7', { ...answered(404), quiet: true })).rejects.toMatchObject({
      status: 404,
      message: 'Non.',
    });
    await expect(http.get('/broken', answered(500))).rejects.toMatchObject({ status: 500 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends the session once when several calls find the token refused [C4.01]', async () => {
    const { store } = renderInHost(null, [httpSaga, sessionSaga]);
    act(() => {
      keepToken('a-token');
      store.dispatch(signedIn(user as never));
    });
    const refused = () => http.get('/cart', { ...answered(401), quiet: true }).catch(() => {});
    await act(async () => {
      await Promise.all([refused(), refused(), refused()]);
    });
    await waitFor(() =>
      expect(store.getState()).toMatchObject({
        session: { status: 'signedOut' },
        notices: { due: 'signedOut' },
      }),
    );
    expect(localStorage.getItem('token')).toBeNull();
  });
});
