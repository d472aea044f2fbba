import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OWN_CONFIG } from '../../config/clean-config.ts';
import { configRead } from '../../config/config.slice.ts';
import { answerCalls, refusal, renderInHost } from '../../testing/host.tsx';
import { selectDialog, signInOpened } from '../dialog/dialog.slice.ts';
import { LostPassword } from './LostPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordSaga } from './new-password.saga.ts';
import { proofGiven, selectNewPassword } from './new-password.slice.ts';
import { recoverySaga } from './recovery.saga.ts';

const wrongCode = () => {
  throw refusal(422, 'recovery.wrongCode', 'Ce code est incorrect.');
};
const started = { message: 'ok', token: 'a-handle-of-the-request' };

async function upToTheCode(answers: Parameters<typeof answerCalls>[0]) {
  const made = answerCalls(answers);
  const shown = renderInHost(<LostPassword />, [recoverySaga]);
  await userEvent.type(screen.getByLabelText(/Adresse email/), 'garage@demo.example');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le code' }));
  await screen.findByRole('group', { name: 'Code reçu par email' });
  return { ...made, ...shown };
}
const enterCode = async (code: string) => {
  const first = await screen.findByLabelText('Chiffre 1 sur 6');
  await waitFor(() => expect(first).toBeEnabled());
  await userEvent.click(first);
  await userEvent.paste(code);
};

describe('a forgotten password', () => {
  it('refuses an invalid address without asking the server [C5.02]', async () => {
    const { calls } = answerCalls({});
    renderInHost(<LostPassword />, [recoverySaga]);
    await userEvent.type(screen.getByLabelText(/Adresse email/), 'garage@demo');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le code' }));
    expect(screen.getByText('Adresse email invalide')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('offers an account to an unknown address, but only where a user type is given [C8.03]', async () => {
    answerCalls({
      'POST /user/lostPwd': () => {
        throw refusal(404, 'recovery.unknownAccount', 'Aucun compte ne correspond à cette adresse.');
      },
    });
    const { store } = renderInHost(<LostPassword />, [recoverySaga]);
    await userEvent.type(screen.getByLabelText(/Adresse email/), 'nobody@demo.example{Enter}');
    await screen.findByText('Aucun compte ne correspond à cette adresse.');
    expect(screen.queryByRole('button', { name: 'Créer un compte' })).toBeNull();
    act(() => {
      store.dispatch(signInOpened({ tab: 'lostPwd', userType: 'cust' }));
    });
    await userEvent.type(screen.getByLabelText(/Adresse email/), '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Créer un compte' }));
    expect(selectDialog(store.getState() as never)).toMatchObject({
      tab: 'signUp',
      email: 'nobody@demo.example',
    });
  });

  it('goes to the new password with a right code [C4.05, C7.05, C7.06]', async () => {
    const { store, named } = await upToTheCode({
      'POST /user/lostPwd': (body) => ('email' in (body as object) ? started : true),
    });
    await enterCode('123456');
    await waitFor(() => expect(selectDialog(store.getState() as never).tab).toBe('newPwd'));
    expect(named('POST /user/lostPwd').map(({ body }) => body)).toEqual([
      { email: 'garage@demo.example' },
      { token: started.token, recoveryCode: '123456' },
    ]);
    expect(selectNewPassword(store.getState() as never).proof).toEqual({
      token: started.token,
      recoveryCode: '123456',
    });
  });

  it('treats an empty answer as a wrong code [C8.02]', async () => {
    const { store } = await upToTheCode({
      'POST /user/lostPwd': (body) => ('email' in (body as object) ? started : {}),
    });
    await enterCode('123456');
    await screen.findByText(/Ce code est incorrect/);
    expect(selectDialog(store.getState() as never).tab).toBe('signIn');
  });

  it('gives up after three wrong codes, tells the server, and starts again [C4.05, C7.07, C9.02]', async () => {
    const { named } = await upToTheCode({
      'POST /user/lostPwd': (body) => ('email' in (body as object) ? started : wrongCode()),
      'POST /user/lostPwd/abort': () => ({ done: true }),
    });
    await enterCode('111111');
    await screen.findByText(/Il reste 2 essais/);
    await enterCode('222222');
    await screen.findByText(/Il reste un essai/);
    expect(named('POST /user/lostPwd/abort')).toEqual([]);
    await enterCode('333333');
    await screen.findByText("Trop d'erreurs. Veuillez redemander un code.");
    expect(named('POST /user/lostPwd/abort').map(({ body }) => body)).toEqual([
      { token: started.token, recoveryCode: '333333' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Demander un autre code' }));
    expect(await screen.findByLabelText(/Adresse email/)).toHaveValue('garage@demo.example');
  });

  it('counts no try when the server could not be reached', async () => {
    let reachable = false;
    await upToTheCode({
      'POST /user/lostPwd': (body) => {
        if ('email' in (body as object)) return started;
        if (!reachable) throw refusal(0, 'network.unreachable', '');
        return wrongCode();
      },
    });
    await enterCode('111111');
    await screen.findByText(/Le serveur ne répond pas/);
    reachable = true;
    await enterCode('111111');
    await screen.findByText(/Il reste 2 essais/);
  });
});

describe('a new password', () => {
  const strict = {
    ...OWN_CONFIG,
    form_rules: {
      ...OWN_CONFIG.form_rules,
      password: {
        regex: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@!]).{8,64}$',
        length: { min: 8, max: 64 },
        include: { uppercase: true, lowercase: true, number: true, special: '@!' },
      },
    },
  };

  it('cannot be saved before every rule is met and both fields are the same [C2.18, C5.03]', async () => {
    answerCalls({});
    const { store } = renderInHost(<NewPassword />, [newPasswordSaga]);
    act(() => {
      store.dispatch(configRead(strict));
      store.dispatch(proofGiven({ token: 'a-handle', recoveryCode: '123456' }));
    });
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    const [password, confirmation] = screen.getAllByLabelText(/mot de passe/i, { selector: 'input' });
    const unmet = () =>
      screen.getAllByRole('listitem').filter((item) => /à respecter/.test(item.textContent ?? ''));
    expect(unmet()).toHaveLength(5);
    await userEvent.type(password as HTMLElement, 'abcdefg1');
    expect(unmet()).toHaveLength(2);
    await userEvent.type(password as HTMLElement, 'A!');
    expect(unmet()).toHaveLength(0);
    expect(save).toBeDisabled();
    await userEvent.type(confirmation as HTMLElement, 'abcdefg1A');
    await userEvent.tab();
    expect(screen.getByText('Les mots de passe ne sont pas identiques')).toBeInTheDocument();
    await userEvent.type(confirmation as HTMLElement, '!');
    expect(save).toBeEnabled();
  });

  it('is confirmed, and signs in [C4.06, C7.08]', async () => {
    const user = { status: 'active', id: 'u1', type: 'cust', catalogs: [], roles: { faq: 'none' } };
    const { named } = answerCalls({
      'POST /user/updatePwd': () => ({ message: 'ok', token: 'new-session-token' }),
      'GET /user': () => user,
    });
    const { store } = renderInHost(<NewPassword />, [newPasswordSaga]);
    act(() => {
      store.dispatch(proofGiven({ token: 'a-handle', recoveryCode: '123456' }));
    });
    const [password, confirmation] = screen.getAllByLabelText(/mot de passe/i, { selector: 'input' });
    await userEvent.type(password as HTMLElement, 'Garage-2026!');
    await userEvent.type(confirmation as HTMLElement, 'Garage-2026!');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Votre mot de passe a été modifié.');
    await waitFor(() =>
      expect(store.getState()).toMatchObject({ session: { status: 'signedIn', user: { id: 'u1' } } }),
    );
    expect(named('POST /user/updatePwd')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBe('new-session-token');
  });

  it('asks for another code when the first one has expired [C4.05]', async () => {
    answerCalls({
      'POST /user/updatePwd': () => {
        throw refusal(422, 'recovery.closed', 'Code expiré.');
      },
    });
    const { store } = renderInHost(<NewPassword />, [newPasswordSaga]);
    act(() => {
      store.dispatch(proofGiven({ token: 'a-handle', recoveryCode: '123456' }));
    });
    const [password, confirmation] = screen.getAllByLabelText(/mot de passe/i, { selector: 'input' });
    await userEvent.type(password as HTMLElement, 'Garage-2026!');
    await userEvent.type(confirmation as HTMLElement, 'Garage-2026!{Enter}');
    await screen.findByText('Code expiré.');
    await userEvent.click(screen.getByRole('button', { name: 'Demander un nouveau mot de passe' }));
    expect(selectDialog(store.getState() as never).tab).toBe('lostPwd');
  });
});
