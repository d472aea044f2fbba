import { foundSignedOut, keepToken, signedIn } from '@extranet/shared/session';
import { settled } from '@extranet/shared/testing/server';
import { act } from '@testing-library/react';
import { navigateWith } from '../../base/navigation.ts';
import { otherWindowsSaga } from '../../session/other-windows.saga.ts';
import { sessionSaga } from '../../session/session.saga.ts';
import { customer } from '../../testing/customer.ts';
import { answerCalls, renderInHost } from '../../testing/host.tsx';
import { signInSaga } from '../sign-in/sign-in.saga.ts';
import { signInSubmitted } from '../sign-in/sign-in.slice.ts';
import { pageRefused, selectWanted, signInOpened } from './dialog.slice.ts';

const PAGE = '/order/42?onglet=colis';
const somebodyElse = { ...customer, id: 'u2', userEmail: 'autre@demo.example' };
const storageChanged = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

/** A tab on PAGE whose person signs out in another tab; whoever comes next is `next`. */
function leftInAnotherTab(next: typeof customer) {
  localStorage.clear();
  answerCalls({
    'GET /user': () => next,
    'POST /user/signIn': () => ({ ...next, token: 'a-fresh-token' }),
  });
  const { store } = renderInHost(null, [otherWindowsSaga, sessionSaga, signInSaga]);
  const went = jest.fn();
  navigateWith(went);
  store.dispatch(foundSignedOut());
  keepToken('a-token');
  store.dispatch(signedIn(customer));
  localStorage.clear();
  storageChanged();
  // As SignedInLayout does for whoever is sent to the landing page without having asked for it.
  store.dispatch(pageRefused(PAGE));
  const signIn = async () => {
    store.dispatch(signInOpened({}));
    store.dispatch(signInSubmitted({ email: next.userEmail, password: 'Garage-2026!' }));
    await act(settled);
  };
  const wanted = () => selectWanted(store.getState() as never);
  return { store, went, signIn, wanted };
}

describe('after a sign-out in another tab', () => {
  it('the same person comes back to the page where they were [B7.07]', async () => {
    const { went, signIn } = leftInAnotherTab(customer);
    await signIn();
    expect(went.mock.calls).toEqual([[PAGE, { replace: true }]]);
  });

  it('another person begins at home, and is never led to that page [B7.07]', async () => {
    const { went, signIn, wanted } = leftInAnotherTab(somebodyElse);
    await signIn();
    expect(went.mock.calls).toEqual([['/home', { replace: true }]]);
    expect(wanted()).toBeNull();
  });

  it.each([
    ['the same person', customer, PAGE],
    ['another person', somebodyElse, null],
  ])('who signs in in that other tab: %s has here what is theirs [B7.07]', async (_name, next, page) => {
    const { wanted } = leftInAnotherTab(next);
    keepToken('a-fresh-token');
    storageChanged();
    await act(settled);
    // The landing page leads there, or home.
    expect(wanted()).toBe(page);
  });

  it('nothing of the person is on the device', () => {
    leftInAnotherTab(customer);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/u1|@|order/);
  });
});
