import { http } from '@extranet/shared/http';
import { adminGranted, foundSignedOut, keepToken, signedIn, userRefreshed } from '@extranet/shared/session';
import { settled } from '@extranet/shared/testing/server';
import { act } from '@testing-library/react';
import { signInSaga } from '../access/sign-in/sign-in.saga.ts';
import { customer } from '../testing/customer.ts';
import { answerCalls, renderInHost } from '../testing/host.tsx';
import { otherWindowsSaga } from './other-windows.saga.ts';
import { sessionSaga } from './session.saga.ts';

function openTab(signed: boolean) {
  localStorage.clear();
  const { named } = answerCalls({
    'GET /user': () => customer,
    'GET /cart': () => ({}),
    'POST /user/signOut': () => ({}),
  });
  const { store } = renderInHost(null, [otherWindowsSaga, sessionSaga, signInSaga]);
  if (signed) {
    keepToken('a-token');
    store.dispatch(signedIn(customer));
  } else store.dispatch(foundSignedOut());
  const sentWithCart = async () => {
    await http.get('/cart');
    return named('GET /cart').at(-1)?.request.headers.get('Authorization');
  };
  return {
    store,
    sentWithCart,
    asked: () => named('GET /user').length,
    told: () => named('POST /user/signOut').length,
  };
}
/** Another tab has changed local storage: null stands for all of it. */
const storageChanged = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const signedOutState = {
  session: { status: 'signedOut' },
  leaving: { asked: false, elsewhere: true },
  notices: { due: 'signedOut' },
};

describe('another tab of the same browser', () => {
  it.each(['token', null])(
    'that signs out (%p is gone) signs out this one, which tells nobody',
    async (key) => {
      const { store, told } = openTab(true);
      localStorage.clear();
      storageChanged(key);
      expect(store.getState()).toMatchObject(signedOutState);
      expect(told()).toBe(0);
    },
  );

  it('that signs out leaves a form of the back office as it is: its next call asks who it is [B7.07]', () => {
    history.replaceState(null, '', '/extradmin/customers/7');
    const { store } = openTab(true);
    store.dispatch(adminGranted({ ...customer, isAdmin: true }));
    localStorage.clear();
    storageChanged('token');
    expect(store.getState()).toMatchObject({ session: { status: 'signedOut', admin: 'granted' } });
    history.replaceState(null, '', '/');
  });

  it('that changes something else, or only the token, signs nobody out', () => {
    const { store } = openTab(true);
    storageChanged('token');
    localStorage.clear();
    storageChanged('draft');
    expect(store.getState()).toMatchObject({ session: { status: 'signedIn' } });
  });

  it('that signs out takes the token of this one as well', async () => {
    const { sentWithCart } = openTab(true);
    expect(await sentWithCart()).toBe('Bearer a-token');
    localStorage.clear();
    storageChanged('token');
    expect(await sentWithCart()).toBeNull();
  });

  it('has nothing to do with a token that vanished from storage alone: work goes on, and it is put back [N36]', async () => {
    const { store, sentWithCart } = openTab(true);
    localStorage.clear();
    expect(await sentWithCart()).toBe('Bearer a-token');
    store.dispatch(userRefreshed(customer));
    expect(localStorage.getItem('token')).toBe('a-token');
  });

  it('that signs in signs in this one, once the server has said who it is', async () => {
    const { store, asked } = openTab(false);
    keepToken('a-token');
    storageChanged('signedIn');
    expect(asked()).toBe(0);
    storageChanged('token');
    await act(settled);
    expect(asked()).toBe(1);
    expect(store.getState()).toMatchObject({ session: { status: 'signedIn', user: customer } });
  });
});
