import { http } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { type Action, takeEvery } from '@extranet/shared/saga';
import {
  adminGranted,
  keepAdminToken,
  keepToken,
  signedIn,
  signOutRequested,
} from '@extranet/shared/session';
import { later, settled, stopTimers } from '@extranet/shared/testing/server';
import { customer } from '../testing/customer.ts';
import { answerCalls, refusal, renderInHost } from '../testing/host.tsx';
import { sessionSaga } from './session.saga.ts';
import { identityAsked, renewalDeclined, selectIsUnrecognised, tokenRefused } from './session.slice.ts';

/** What GET /user answers from now on. */
let whoIs: () => unknown;
const refuse = (status: number) => () => {
  throw refusal(status, 'x', '');
};
const kept = () => [localStorage.getItem('token'), localStorage.getItem('adminToken')];
const seconds = async (count: number) => {
  await jest.advanceTimersByTimeAsync(count * 1_000);
  await settled();
};
/** What POST /user/signOut answers from now on. */
let signsOut: () => unknown;
/** Of every sign-out that the server was told of, whose it was. */
let toldOf: () => unknown[];

/** The page of somebody whose browser keeps what it keeps. */
async function openPage() {
  const { named } = answerCalls({ 'GET /user': () => whoIs(), 'POST /user/signOut': () => signsOut() });
  toldOf = () =>
    named('POST /user/signOut').map(({ body, request }) => [body, request.headers.get('Authorization')]);
  const actions: string[] = [];
  function* record() {
    yield* takeEvery('*', ({ type }: Action) => void actions.push(type));
  }
  const { store } = renderInHost(null, [record, sessionSaga]);
  await seconds(0);
  const status = () => (store.getState() as { session: { status: string } }).session.status;
  return { store, actions, status, asked: () => named('GET /user').length };
}
/** The same, and they are recognised. */
async function openSignedIn() {
  keepToken('a-token');
  const page = await openPage();
  expect(page.status()).toBe('signedIn');
  return page;
}
beforeEach(() => {
  localStorage.clear();
  stopTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  whoIs = () => customer;
  signsOut = () => ({});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page that is opened', () => {
  it('asks nobody who it is where no token is kept', async () => {
    const { status, asked } = await openPage();
    expect([status(), asked()]).toEqual(['signedOut', 0]);
  });

  it('asks the server who a kept token belongs to', async () => {
    const { store } = await openSignedIn();
    expect(store.getState()).toMatchObject({ session: { user: { id: 'u1' } } });
  });

  it.each([
    ['is empty', ''],
    ['holds a letter that no header can carry', 'jeton-abîmé'],
    ['holds a space', 'a token'],
    ['is longer than any token', 'x'.repeat(257)],
  ])('drops a kept token that %s, without asking', async (_name, token) => {
    keepToken(token);
    const { status, asked } = await openPage();
    expect([status(), asked(), kept()]).toEqual(['signedOut', 0, [null, null]]);
  });

  it('sends a token of the greatest length', async () => {
    keepToken('~'.repeat(256));
    expect((await openPage()).status()).toBe('signedIn');
  });

  it.each([
    ['cannot be reached', 0],
    ['fails', 500],
    ['is busy', 429],
  ])('asks again after 2, 4, 8, 16 and then every 30 seconds while the server %s', async (_name, code) => {
    keepToken('a-token');
    whoIs = refuse(code);
    const { status, asked } = await openPage();
    for (const [index, wait] of [2, 4, 8, 16, 30, 30].entries()) {
      await seconds(wait - 0.001);
      expect(asked()).toBe(index + 1);
      await seconds(0.001);
      expect(asked()).toBe(index + 2);
    }
    expect([status(), kept()[0]]).toEqual(['unknown', 'a-token']);
    whoIs = () => customer;
    await seconds(30);
    expect(status()).toBe('signedIn');
  });

  it('says that the server failed, and asks at once when somebody wants to try again [C8.02]', async () => {
    keepToken('a-token');
    whoIs = refuse(500);
    const { store, status } = await openPage();
    const failed = () => selectIsUnrecognised(store.getState() as never);
    expect(failed()).toBe(true);
    store.dispatch(identityAsked());
    expect(failed()).toBe(false);
    await seconds(0);
    expect(failed()).toBe(true);
    whoIs = () => customer;
    store.dispatch(identityAsked());
    await seconds(0);
    expect([status(), failed()]).toEqual(['signedIn', false]);
  });

  it('asks at once when the server answers again', async () => {
    keepToken('a-token');
    whoIs = refuse(0);
    const { store, status } = await openPage();
    whoIs = () => customer;
    store.dispatch(connectionRestored());
    await seconds(0);
    expect(status()).toBe('signedIn');
  });
});

describe('while somebody is signed in', () => {
  it('the server is asked every 60 seconds who they are, and what they may do is taken over [C4.01]', async () => {
    const { store, asked } = await openSignedIn();
    whoIs = () => ({ ...customer, orderEnabled: '1' });
    await seconds(59.999);
    expect(asked()).toBe(1);
    await seconds(0.001);
    expect(asked()).toBe(2);
    expect(store.getState()).toMatchObject({ session: { user: { orderEnabled: '1' } } });
    await seconds(60);
    expect(asked()).toBe(3);
  });

  it('the 60 seconds begin anew with a sign-in', async () => {
    const { store, asked } = await openSignedIn();
    await seconds(40);
    store.dispatch(signedIn(customer));
    await seconds(59);
    expect(asked()).toBe(1);
    await seconds(1);
    expect(asked()).toBe(2);
  });

  it.each([['desactive'], ['supprime'], ['attente']])(
    'a status of %s signs out, and the server is told [C4.01, W3.22]',
    async (inactive) => {
      const { status } = await openSignedIn();
      whoIs = () => ({ ...customer, status: inactive });
      await seconds(60);
      expect([status(), kept()]).toEqual(['signedOut', [null, null]]);
      expect(toldOf()).toEqual([[undefined, 'Bearer a-token']]);
    },
  );

  it('an answer without a status, as of a page that is not there, changes nothing', async () => {
    const { status } = await openSignedIn();
    whoIs = () => ({});
    await seconds(60);
    expect([status(), kept()[0], toldOf()]).toEqual(['signedIn', 'a-token', []]);
  });

  it.each([401, 403])(
    'a refusal with %s ends the session without telling the server [C4.01]',
    async (code) => {
      const { status } = await openSignedIn();
      whoIs = refuse(code);
      await seconds(60);
      expect([status(), kept(), toldOf()]).toEqual(['signedOut', [null, null], []]);
    },
  );

  it.each([0, 404, 429, 500, 503])('an answer of %s ends no session', async (code) => {
    const { status } = await openSignedIn();
    whoIs = refuse(code);
    await seconds(60);
    expect([status(), kept()[0]]).toEqual(['signedIn', 'a-token']);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('[session]'), expect.anything());
  });

  it('an error of this page’s own ends no session', async () => {
    const { status } = await openSignedIn();
    // No answer of a server makes such an error: only a mistake in the client does.
    const own = Object.assign(new Error('no'), { status: 401 });
    jest.spyOn(http, 'get').mockRejectedValueOnce(own);
    await seconds(60);
    expect(status()).toBe('signedIn');
  });
});

describe('signing out', () => {
  it('drops both tokens first, then tells the server of each of them [C4.01]', async () => {
    keepAdminToken('an-admin-token', 'https://backoffice.example');
    const { store, status } = await openSignedIn();
    const keptWhenTold: unknown[] = [];
    signsOut = () => {
      keptWhenTold.push(kept());
      return {};
    };
    store.dispatch(signOutRequested());
    expect(status()).toBe('signedOut');
    await seconds(0);
    expect(toldOf()).toEqual([
      [undefined, 'Bearer a-token'],
      [undefined, 'Bearer an-admin-token'],
    ]);
    expect(keptWhenTold).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('happens once for a double click, and even when the server does not hear of it', async () => {
    const { store, status, actions, asked } = await openSignedIn();
    const { answer, resolve: answerIt } = later();
    signsOut = () => answer;
    store.dispatch(signOutRequested());
    store.dispatch(signOutRequested());
    await settled();
    answerIt(refusal(0));
    await seconds(600);
    expect([status(), toldOf().length, asked()]).toEqual(['signedOut', 1, 1]);
    expect(actions.filter((type) => type === 'session/signedOut')).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('in the back office leaves its page for the landing page, which nothing else would [A6.03]', async () => {
    history.replaceState(null, '', '/extradmin/customers');
    const { store } = await openSignedIn();
    store.dispatch(adminGranted({ ...customer, isAdmin: true }));
    store.dispatch(signOutRequested());
    await seconds(0);
    expect(store.getState()).toMatchObject({ session: { status: 'signedOut', admin: 'denied' } });
    history.replaceState(null, '', '/');
  });

  it('is possible again after the next sign-in', async () => {
    const { store, status } = await openSignedIn();
    store.dispatch(signOutRequested());
    await seconds(0);
    keepToken('a-second-token');
    store.dispatch(signedIn(customer));
    store.dispatch(signOutRequested());
    await seconds(0);
    expect([status(), toldOf().at(-1)]).toEqual(['signedOut', [undefined, 'Bearer a-second-token']]);
  });
});

describe('a token that the server refuses', () => {
  it('is renewed over the page; ends the session once where nobody wants that, however many calls found it [C4.01] [B7.07]', async () => {
    const { store, status, actions } = await openSignedIn();
    for (let call = 0; call < 3; call += 1) store.dispatch(tokenRefused());
    await seconds(0);
    expect(status()).toBe('signedIn');
    store.dispatch(renewalDeclined('customer'));
    await seconds(0);
    expect([status(), kept()]).toEqual(['signedOut', [null, null]]);
    expect(actions.filter((type) => type === 'session/signedOut')).toHaveLength(1);
  });

  it('changes nothing where nobody is signed in: an administrator’s token stays', async () => {
    const { store, actions } = await openPage();
    keepAdminToken('an-admin-token', undefined);
    store.dispatch(tokenRefused());
    await seconds(0);
    expect(kept()).toEqual([null, 'an-admin-token']);
    expect(actions.filter((type) => /signedOut|sessionEnded/.test(type))).toEqual([]);
  });

  it('leaves an administrator at work signed in who is beside the customer, and says so before the page changes', async () => {
    keepAdminToken('an-admin-token', undefined);
    const { store, status, actions } = await openSignedIn();
    history.replaceState(null, '', '/extradmin/customers');
    store.dispatch(tokenRefused());
    await seconds(0);
    history.replaceState(null, '', '/');
    expect([status(), kept()]).toEqual(['signedOut', [null, 'an-admin-token']]);
    expect(localStorage.getItem('signedIn')).toBeNull();
    expect(actions.slice(-3)).toEqual([
      'leaving/tokenRefused',
      'leaving/sessionEnded',
      'session/foundSignedOut',
    ]);
    expect(store.getState()).toMatchObject({ notices: { due: 'signedOut' } });
  });
});
