import { type CallOptions, http } from '@extranet/shared/http';
import { takeEvery } from '@extranet/shared/saga';
import { keepAdminToken, keepToken, signedIn, signedOut } from '@extranet/shared/session';
import { Toasts } from '@extranet/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callUnanswered } from '../base/connection/connection.slice.ts';
import { sessionSaga } from '../session/session.saga.ts';
import { renewalDeclined, sessionEnded } from '../session/session.slice.ts';
import { renderInHost } from '../testing/host.tsx';
import { httpSaga } from './http.saga.ts';
import { NotFound } from './NotFound.tsx';
import { Notice } from './Notice.tsx';

/** A server's answer without a server: axios sees it as it would see a real one. */
const answered = (status: number): CallOptions => ({
  adapter: (config) =>
    Promise.reject({ config, response: { status, data: { error: { code: 'x', message: 'Non.' } }, config } }),
});
const user = { status: 'active', id: 'u1', type: 'cust', catalogs: [], roles: { faq: 'none' } };

describe('failed calls', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('shows a dialog for a 404, warns, and resolves with empty data [C8.02]', async () => {
    renderInHost(<NotFound />, [httpSaga]);
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

  it('shows no dialog where the caller handles errors itself, nor for other refusals [C8.02, C8.12]', async () => {
    renderInHost(<NotFound />, [httpSaga]);
    await expect(http.get('/nowhere/7', { ...answered(404), quiet: true })).rejects.toMatchObject({
      status: 404,
      message: 'Non.',
    });
    await expect(http.get('/broken', answered(500))).rejects.toMatchObject({ status: 500 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends the session once when several calls find the token refused and nobody signs in again [C4.01]', async () => {
    const { store } = renderInHost(null, [httpSaga, sessionSaga]);
    act(() => {
      keepToken('a-token');
      store.dispatch(signedIn(user as never));
    });
    const refused = () => http.get('/cart', { ...answered(401), quiet: true }).catch(() => {});
    await act(async () => {
      const calls = [refused(), refused(), refused()];
      await waitFor(() =>
        expect(store.getState()).toMatchObject({ leaving: { renewing: { customer: true } } }),
      );
      store.dispatch(renewalDeclined('customer'));
      await Promise.all(calls);
    });
    await waitFor(() =>
      expect(store.getState()).toMatchObject({
        session: { status: 'signedOut' },
        notices: { due: 'signedOut' },
      }),
    );
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('takes the administrators’ right away when their call is refused, and leaves the customer signed in', async () => {
    const { store } = renderInHost(null, [httpSaga, sessionSaga]);
    act(() => {
      keepToken('a-token');
      keepAdminToken('an-admin-token', undefined);
      store.dispatch(signedIn(user as never));
    });
    await act(async () => {
      await http.get('/admin/customers', { ...answered(401), quiet: true }).catch(() => {});
    });
    expect(store.getState()).toMatchObject({ session: { status: 'signedIn', admin: 'denied' } });
  });

  it('has the connection checked after a call without an answer, and shows no dialog', async () => {
    const heard = jest.fn();
    function* listen() {
      yield* takeEvery(callUnanswered, () => heard());
    }
    renderInHost(<NotFound />, [httpSaga, listen]);
    const unanswered: CallOptions = { adapter: (config) => Promise.reject({ config, code: 'ERR_NETWORK' }) };
    await act(async () => {
      await http.get('/cart', { ...unanswered, quiet: true }).catch(() => {});
    });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the notice about the session', () => {
  const shown = () => screen.queryAllByText('Vous êtes déconnecté.').length;
  /** Two toasts stay in sight at most: what an earlier test left would hide that one more came. */
  afterEach(() => {
    for (const button of screen.queryAllByRole('button', { name: 'Fermer le message' }))
      fireEvent.click(button);
  });

  it('is shown once after a sign-out, and after a customer’s session that ends beside an administrator’s', async () => {
    const { store } = renderInHost(
      <>
        <Notice />
        <Toasts />
      </>,
    );
    for (const [index, ended] of [signedOut, sessionEnded].entries()) {
      act(() => void store.dispatch(ended()));
      await waitFor(() => expect(shown()).toBe(index + 1));
      expect(store.getState()).toMatchObject({ notices: { due: null } });
    }
  });

  it('is taken back when the session is there again, from another tab for example [N31]', async () => {
    const { store } = renderInHost(
      <>
        <Notice />
        <Toasts />
      </>,
    );
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(shown()).toBe(1));
    act(() => void store.dispatch(signedIn(user as never)));
    await waitFor(() => expect(shown()).toBe(0));
  });

  it('is dropped by a sign-in that comes before it', () => {
    const { store } = renderInHost(null);
    store.dispatch(signedOut());
    store.dispatch(signedIn(user as never));
    expect(store.getState()).toMatchObject({ notices: { due: null } });
  });
});
