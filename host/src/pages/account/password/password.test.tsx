import { signedIn } from '@extranet/shared/session';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer } from '../../../testing/customer.ts';
import { answerCalls, renderInHost } from '../../../testing/host.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { passwordSaga } from './password.saga.ts';

const SAVED = /Le mot de passe a été mis à jour/;

/** Changes the password; the server answers like this. */
async function change(answer: object) {
  answerCalls({
    'PUT /customer/password': () => ({ message: 'Le mot de passe a été mis à jour', ...answer }),
  });
  const { store } = renderInHost(<PasswordForm />, [passwordSaga]);
  act(() => void store.dispatch(signedIn(customer)));
  await userEvent.type(screen.getByLabelText(/Mot de passe actuel/), 'Demo-2026!');
  await userEvent.type(screen.getByLabelText(/Nouveau mot de passe/), 'Garage-2027!');
  await userEvent.type(screen.getByLabelText(/Confirm/), 'Garage-2027!');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return screen.findByText(SAVED);
}

describe('a changed password', () => {
  it('is said to have given up the address that waited, and that it has to be asked for again [D10]', async () => {
    const told = await change({ emailGivenUp: 'neuve@demo.example' });
    expect(told).toHaveTextContent(/changement d’adresse vers neuve@demo\.example.*abandonné.*de nouveau/);
  });

  it('says nothing of an address where none waited', async () => {
    expect(await change({})).toHaveTextContent(/^Le mot de passe a été mis à jour$/);
  });

  it('is said until the form is edited again, not taken back by its own emptying [C8.10]', async () => {
    await change({});
    expect(screen.getByLabelText(/Mot de passe actuel/)).toHaveValue('');
    expect(screen.getByText(SAVED)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Nouveau mot de passe/), 'x');
    expect(screen.queryByText(SAVED)).toBeNull();
  });
});
