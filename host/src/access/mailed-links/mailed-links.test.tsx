import { signedIn } from '@extranet/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer } from '../../testing/customer.ts';
import { answerCalls, refusal, renderInHost } from '../../testing/host.tsx';
import { selectDialog } from '../dialog/dialog.slice.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';
import { holdMailedLink, takeMailedLink } from './mailed-link.ts';
import { mailedLinksSaga } from './mailed-links.saga.ts';

function openLink(hash: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  history.replaceState(null, '', `/confirmation${hash}`);
  holdMailedLink();
  const made = answerCalls(answers);
  return { ...made, ...renderInHost(<MailedLinkPage />, [mailedLinksSaga]) };
}
const refuse = (status: number, code: string, message: string) => () => {
  throw refusal(status, code, message);
};

describe('the link of a mail', () => {
  it('is read once, and removed from the address bar', () => {
    history.replaceState(null, '', '/confirmation?x=1#reprise=abc-DEF_123');
    holdMailedLink();
    expect([location.hash, location.search]).toEqual(['', '?x=1']);
    expect(takeMailedLink()).toEqual({ kind: 'takeBack', token: 'abc-DEF_123' });
    expect(takeMailedLink()).toBeNull();
  });

  it('is ignored at another address or under another name', () => {
    for (const address of ['/home#adresse=abc', '/confirmation#autre=abc', '/confirmation#adresse=']) {
      history.replaceState(null, '', address);
      holdMailedLink();
      expect(takeMailedLink()).toBeNull();
    }
  });

  it('does nothing before the click, and sends a double click once [D10]', async () => {
    const { calls } = openLink('#adresse=tok', {
      'POST /user/email/confirm': () => ({ message: 'ok', userEmail: 'neuve@demo.example' }),
    });
    await screen.findByRole('heading', { name: 'Nouvelle adresse email' });
    expect(calls).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirmer cette adresse' }));
    await screen.findByText(/Votre nouvelle adresse neuve@demo.example est confirmée/);
    expect(calls).toMatchObject([{ call: 'POST /user/email/confirm', body: { token: 'tok' } }]);
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeInTheDocument();
  });

  it('offers a new password after an address was taken back [D10]', async () => {
    const { store } = openLink('#reprise=tok', {
      'POST /user/email/takeBack': () => ({ message: 'ok', userEmail: 'anne@demo.example' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler le changement' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Demander un nouveau mot de passe' }));
    expect(selectDialog(store.getState() as never)).toMatchObject({
      tab: 'lostPwd',
      email: 'anne@demo.example',
    });
  });

  it('creates the account and signs in [C4.04]', async () => {
    const user = { status: 'active', id: 'u9', type: 'cust', catalogs: ['Kit'], roles: { faq: 'reader' } };
    const { store } = openLink('#compte=tok', {
      'POST /user/signUp/confirm': () => ({ ...user, token: 'fresh', message: 'Votre compte a été créé.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Terminer la création' }));
    await waitFor(() => expect(store.getState()).toMatchObject({ notices: { due: 'accountCreated' } }));
    expect(store.getState()).toMatchObject({ session: { status: 'signedIn' } });
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('says what becomes of the account that is signed in here', async () => {
    const { store } = openLink('#compte=tok');
    await screen.findByRole('button', { name: 'Terminer la création' });
    expect(screen.queryByText(/Vous êtes connecté/)).toBeNull();
    act(() => {
      store.dispatch(signedIn(customer));
    });
    await screen.findByText(/Vous êtes connecté avec le compte anne@demo.example/);
  });

  it('says that an account awaits approval [C4.04]', async () => {
    openLink('#compte=tok', {
      'POST /user/signUp/confirm': () => ({ status: 'attente', token: '', message: 'Demande envoyée.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Terminer la création' }));
    await screen.findByText('Demande envoyée.');
  });

  it.each([
    ['#compte=t', 'Terminer la création', 'signUp.emailTaken', 409, 'Demander un nouveau mot de passe'],
    ['#adresse=t', 'Confirmer cette adresse', 'emailLink.expired', 422, 'Se connecter'],
    ['#reprise=t', 'Annuler le changement', 'emailLink.takenBack', 422, 'Demander un nouveau mot de passe'],
  ])(
    'that is refused (%s) says why, and offers the next step [C8.03]',
    async (hash, button, code, status, next) => {
      const refused = refuse(status, code, 'La phrase du serveur.');
      openLink(hash, {
        'POST /user/signUp/confirm': refused,
        'POST /user/email/confirm': refused,
        'POST /user/email/takeBack': refused,
      });
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await screen.findByText('La phrase du serveur.');
      expect(screen.getByRole('button', { name: next })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: button })).toBeNull();
    },
  );

  it('can be tried again when the server was not reached', async () => {
    openLink('#adresse=tok', { 'POST /user/email/confirm': refuse(0, 'network.unreachable', '') });
    const button = await screen.findByRole('button', { name: 'Confirmer cette adresse' });
    await userEvent.click(button);
    await screen.findByText(/Le serveur ne répond pas/);
    expect(button).toBeEnabled();
  });

  it('is read again when another one is opened in the same tab; without one the page says that it needs a link', async () => {
    openLink('');
    await screen.findByText(/Cette page ne s.ouvre que par le lien d.un email/);
    act(() => {
      history.replaceState(null, '', '/confirmation#reprise=second');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await screen.findByRole('heading', { name: /Annuler le changement/ });
    expect(location.hash).toBe('');
  });
});
