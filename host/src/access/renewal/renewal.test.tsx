import { http } from '@extranet/shared/http';
import { adminGranted, keepAdminToken, keepToken, signedIn } from '@extranet/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startParts } from '../../base/parts.ts';
import { httpSaga } from '../../errors/http.saga.ts';
import { otherWindowsSaga } from '../../session/other-windows.saga.ts';
import { sessionSaga } from '../../session/session.saga.ts';
import { customer } from '../../testing/customer.ts';
import { answerCalls, refusal, renderInHost } from '../../testing/host.tsx';
import { Renewals } from '../Renewals.tsx';
import { part } from './renewal.part.ts';

type Answers = Parameters<typeof answerCalls>[0];
type Answer = Answers[string];

const refused = () => {
  throw refusal(401, 'auth.required', 'Connectez-vous.');
};

/** Somebody works; the server knows no token but the fresh one, and what they save waits for it. */
function work(answers: Answers = {}) {
  const byToken: Answer = (_body, { request }) =>
    request.headers.get('Authorization') === 'Bearer fresh' ? { saved: true } : refused();
  const { named } = answerCalls({
    'GET /user': () => customer,
    'PUT /account': byToken,
    'PUT /admin/customer/7': byToken,
    ...answers,
  });
  keepToken('old');
  const { store } = renderInHost(<Renewals />, [httpSaga, sessionSaga, otherWindowsSaga]);
  startParts(store);
  // Joined only once by itself, into the store of the first test.
  store.injectRemote(part.id, part);
  act(() => void store.dispatch(signedIn(customer)));
  return { store, named };
}
const save = (path = '/account') => {
  const outcome: { data?: unknown; failure?: unknown } = {};
  http.put(path, { name: 'Le Goff' }, { quiet: true }).then(
    (data) => Object.assign(outcome, { data }),
    (failure: unknown) => Object.assign(outcome, { failure }),
  );
  return outcome;
};
const dialog = () => screen.findByRole('dialog', { name: 'Votre session a pris fin' });
const type = (password: string) =>
  userEvent.type(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), `${password}{Enter}`);

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('a customer’s session that ends', () => {
  it('is renewed by the password over the page, and what was being saved is saved [B7.07] [W2.01]', async () => {
    let right = false;
    const { named } = work({
      'POST /user/signIn': () => {
        if (!right) throw refusal(401, 'auth.badCredentials', 'Adresse email ou mot de passe incorrect.');
        return { ...customer, token: 'fresh' };
      },
    });
    const [one, other] = [save(), save()];
    expect(await dialog()).toHaveTextContent(customer.userEmail);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(named('POST /user/signIn')).toHaveLength(0);
    await type('wrong');
    expect(await screen.findByText('Adresse email ou mot de passe incorrect.')).toBeVisible();
    right = true;
    await type('right');
    await waitFor(() => expect([one.data, other.data]).toEqual([{ saved: true }, { saved: true }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('is not renewed as somebody else', async () => {
    work({ 'POST /user/signIn': () => ({ ...customer, id: 'u-2', token: 'fresh' }) });
    const saving = save();
    await dialog();
    await type('right');
    expect(await screen.findByText(/Votre compte n’est pas actif/)).toBeVisible();
    expect([saving.data, localStorage.getItem('token')]).toEqual([undefined, 'old']);
  });

  it('ends where the person leaves, and what was being saved is refused [C4.01]', async () => {
    const { store } = work();
    const saving = save();
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(saving.failure).toMatchObject({ status: 401 }));
    expect(store.getState()).toMatchObject({ session: { status: 'signedOut' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const elsewhere = (key: string, token: string) =>
    act(async () => {
      localStorage.setItem(key, token);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });

  it('goes on when the same person comes back in another tab; somebody else’s sign-in sends nothing [B7.07]', async () => {
    let who = customer;
    const { store } = work({ 'GET /user': () => who });
    const first = save();
    await dialog();
    await elsewhere('token', 'fresh');
    await waitFor(() => expect(first.data).toEqual({ saved: true }));
    who = { ...customer, id: 'u-2' };
    keepToken('old');
    const second = save();
    await dialog();
    await elsewhere('token', 'fresh');
    await waitFor(() => expect(second.failure).toMatchObject({ status: 401 }));
    await waitFor(() =>
      expect(store.getState()).toMatchObject({ leaving: { renewing: { customer: false } } }),
    );
  });

  it('of an administrator: a fresh link is mailed, and opened in another tab it lets this one go on [B7.07] [W2.01]', async () => {
    keepAdminToken('old-admin', undefined);
    const { store, named } = work({ 'POST /user/adminLink': () => ({}) });
    act(() => void store.dispatch(adminGranted({ ...customer, isAdmin: true })));
    const saving = save('/admin/customer/7');
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Recevoir un lien par email' }));
    expect(await screen.findByText(/Un lien a été envoyé/)).toBeVisible();
    expect(named('POST /user/adminLink').map(({ body }) => body)).toEqual([{ email: customer.userEmail }]);
    await elsewhere('adminToken', 'fresh');
    await waitFor(() => expect(saving.data).toEqual({ saved: true }));
    expect(store.getState()).toMatchObject({ session: { admin: 'granted' } });
  });

  it('of an administrator whose token is gone from the browser is renewed just as well [B7.07]', async () => {
    history.replaceState(null, '', '/extradmin/customers/7');
    const { store } = work();
    act(() => void store.dispatch(adminGranted({ ...customer, isAdmin: true })));
    const saving = save('/admin/customer/7');
    await dialog();
    await elsewhere('adminToken', 'fresh');
    await waitFor(() => expect(saving.data).toEqual({ saved: true }));
    history.replaceState(null, '', '/');
  });
});
