import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, refusal, renderInHost } from '../../testing/host.tsx';
import { selectDialog, signInOpened } from '../dialog/dialog.slice.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { signUpSaga } from './sign-up.saga.ts';

async function fill() {
  await userEvent.type(screen.getByLabelText(/Prénom/), 'Anne');
  await userEvent.type(screen.getByLabelText(/^Nom/), 'Morel');
  await userEvent.type(screen.getByLabelText(/Adresse email/), 'anne@demo.example');
  await userEvent.type(screen.getByLabelText(/Numéro de téléphone/), '06 12 34 56 78');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'Garage-2026!');
  await userEvent.type(screen.getByLabelText('Numéro de fidélité'), '00x12345678');
}

describe('creating an account', () => {
  it('marks every field but the loyalty number as required, and sends nothing while one is empty [C2.16]', async () => {
    const { named } = answerCalls({});
    renderInHost(<SignUpForm />, [signUpSaga]);
    for (const name of [/Prénom/, /^Nom/, /Adresse email/, /^Mot de passe/])
      expect(screen.getByLabelText(name)).toBeRequired();
    expect(screen.getByLabelText(/Numéro de téléphone/)).toBeRequired();
    expect(screen.getByLabelText('Numéro de fidélité')).not.toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(screen.getAllByText('Ce champ est à remplir.')).toHaveLength(4);
    expect(named('POST /user/signUp')).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText(/Prénom/)).toHaveFocus());
  });

  it('sends the fields and the options once, and signs in [C3.02, C4.04, C5.04, C7.04]', async () => {
    const user = { status: 'active', id: 'u9', type: 'cust', catalogs: ['Kit'], roles: { faq: 'reader' } };
    const { named } = answerCalls({
      'POST /user/signUp': () => ({ ...user, token: 'fresh-token', message: 'Votre compte a été créé.' }),
    });
    const { store } = renderInHost(<SignUpForm />, [signUpSaga]);
    act(() => {
      store.dispatch(signInOpened({ tab: 'signUp', userType: 'cust' }));
    });
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Créer mon compte' }));
    await waitFor(() => expect(store.getState()).toMatchObject({ notices: { due: 'accountCreated' } }));
    expect(named('POST /user/signUp').map(({ body }) => body)).toEqual([
      {
        userFirstname: 'Anne',
        userName: 'Morel',
        userEmail: 'anne@demo.example',
        userPhone: '+33 612345678',
        password: 'Garage-2026!',
        custLoyaltyNumber: '001234',
        userType: 'cust',
      },
    ]);
    expect(localStorage.getItem('token')).toBe('fresh-token');
    expect(store.getState()).toMatchObject({ session: { status: 'signedIn' } });
  });

  it('says what comes next, sends the mail again when asked, and signs nobody in [C4.04]', async () => {
    const { named } = answerCalls({
      'POST /user/signUp': () => ({ status: 'attente', token: '', message: 'Votre demande a été envoyée.' }),
    });
    const { store } = renderInHost(<SignUpForm />, [signUpSaga]);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    await screen.findByText('Votre demande a été envoyée.');
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
    await screen.findByText(/Le message a été renvoyé/);
    const [first, second, ...others] = named('POST /user/signUp').map(({ body }) => body);
    expect(others).toEqual([]);
    expect(second).toEqual(first);
    expect(store.getState()).not.toMatchObject({ session: { status: 'signedIn' } });
  });

  it('offers a new password where the address has an account already [C8.03]', async () => {
    answerCalls({
      'POST /user/signUp': () => {
        throw refusal(409, 'signUp.emailTaken', 'Un compte existe déjà pour cette adresse.');
      },
    });
    const { store } = renderInHost(<SignUpForm />, [signUpSaga]);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    await screen.findByText('Un compte existe déjà pour cette adresse.');
    await userEvent.click(screen.getByRole('button', { name: 'Demander un nouveau mot de passe' }));
    expect(selectDialog(store.getState() as never)).toMatchObject({
      tab: 'lostPwd',
      email: 'anne@demo.example',
    });
  });
});
