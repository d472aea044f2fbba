import type { CustomerProfile } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { answerCalls, refusal, renderInHost } from '../../../testing/host.tsx';
import { Profile } from './Profile.tsx';
import { profileSaga } from './profile.saga.ts';
import { waitingEmailSaga } from './waiting-email.saga.ts';

const stored: CustomerProfile = {
  userFirstname: 'Anne',
  userName: 'Morel',
  userEmail: 'anne@demo.example',
  userPhone: '+33 612345678',
  userCompName: 'Garage Morel',
  userAddress: '1 rue Haute',
  userPostcode: '44000',
  userCity: 'Nantes',
  userCountry: 'FRANCE',
};
const waiting = (until: string): CustomerProfile => ({
  ...stored,
  userEmailWaiting: 'neuve@demo.example',
  userEmailWaitingUntil: until,
});
const LATER = '2099-01-01T12:00:00.000Z';

async function opened(answers: Parameters<typeof answerCalls>[0]) {
  const made = answerCalls({ 'GET /customer/profile': () => stored, ...answers });
  const shown = renderInHost(<Profile />, [profileSaga, waitingEmailSaga]);
  await screen.findByLabelText(/Adresse email/);
  return { ...made, ...shown };
}
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const email = () => screen.getByLabelText(/Adresse email/);

describe('the profile', () => {
  it('asks for the current password when the address changes, and for no other field [C3.10, D10]', async () => {
    const { named } = await opened({ 'PUT /customer/profile': () => ({ ...stored, userCity: 'Brest' }) });
    expect(screen.queryByLabelText(/Mot de passe actuel/)).toBeNull();
    await userEvent.clear(screen.getByLabelText('Ville'));
    await userEvent.type(screen.getByLabelText('Ville'), 'Brest');
    await userEvent.click(save());
    await screen.findByText('Vos données ont été mises à jour');
    const sent = named('PUT /customer/profile').at(-1)?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ userCity: 'Brest' });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['currentPassword']));
    await userEvent.type(email(), '.fr');
    expect(screen.getByLabelText(/Mot de passe actuel/)).toBeRequired();
    await userEvent.tab();
    expect(screen.getByLabelText(/Mot de passe actuel/)).toHaveFocus();
    expect(save()).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Mot de passe actuel/), 'Garage-2026!');
    expect(save()).toBeEnabled();
  });

  it('says that it was saved until it is edited again, then no longer [C8.10]', async () => {
    await opened({ 'PUT /customer/profile': () => ({ ...stored, userCity: 'Brest' }) });
    await userEvent.type(screen.getByLabelText('Ville'), '-Sud');
    await userEvent.click(save());
    await screen.findByText('Vos données ont été mises à jour');
    await userEvent.type(screen.getByLabelText(/^Nom/), '-D');
    expect(screen.queryByText('Vos données ont été mises à jour')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Nom/), '{Backspace}{Backspace}');
    expect(screen.queryByText('Vos données ont été mises à jour')).toBeNull();
    expect(screen.getByLabelText(/^Nom/)).toHaveValue('Morel');
  });

  it('what was typed and not saved is there again when one comes back, and can be dropped [C2.28]', async () => {
    const { unmount, store } = await opened({});
    await userEvent.clear(screen.getByLabelText('Ville'));
    await userEvent.type(screen.getByLabelText('Ville'), 'Brest');
    unmount();
    render(<Profile />, {
      wrapper: ({ children }) => (
        <Provider store={store}>
          <MemoryRouter>{children}</MemoryRouter>
        </Provider>
      ),
    });
    expect(await screen.findByText(/ne sont pas encore enregistrées/)).toBeInTheDocument();
    expect(screen.getByLabelText('Ville')).toHaveValue('Brest');
    await userEvent.click(screen.getByRole('button', { name: 'Les abandonner' }));
    expect(screen.getByLabelText('Ville')).toHaveValue('Nantes');
    expect(screen.queryByText(/ne sont pas encore enregistrées/)).toBeNull();
  });

  it('says beside the grey button what it waits for [N13]', async () => {
    await opened({});
    expect(screen.queryByText(/il reste à remplir/)).toBeNull();
    await userEvent.clear(screen.getByLabelText(/^Nom/));
    await userEvent.clear(email());
    await userEvent.type(email(), 'anne@');
    expect(save()).toBeDisabled();
    expect(screen.getByText(/il reste à remplir/)).toHaveTextContent(
      'Pour enregistrer, il reste à remplir : Nom, Adresse email valide, Mot de passe actuel.',
    );
    await userEvent.type(screen.getByLabelText(/^Nom/), 'Morel');
    await userEvent.clear(email());
    await userEvent.type(email(), stored.userEmail);
    expect(save()).toBeEnabled();
    expect(screen.queryByText(/il reste à remplir/)).toBeNull();
  });

  it('shows the old address as the valid one and the new one as waiting, once it was sent [D10]', async () => {
    const { named, store } = await opened({ 'PUT /customer/profile': () => waiting(LATER) });
    await userEvent.clear(email());
    await userEvent.type(email(), 'neuve@demo.example');
    await userEvent.type(screen.getByLabelText(/Mot de passe actuel/), 'Garage-2026!');
    await userEvent.click(save());
    await screen.findByText('neuve@demo.example attend votre confirmation');
    expect(email()).toHaveValue('anne@demo.example');
    expect(screen.queryByText('Vos données ont été mises à jour')).toBeNull();
    expect(screen.queryByLabelText(/Mot de passe actuel/)).toBeNull();
    expect(named('PUT /customer/profile').map(({ body }) => body)).toEqual([
      expect.objectContaining({ userEmail: 'neuve@demo.example', currentPassword: 'Garage-2026!' }),
    ]);
    expect(JSON.stringify(store.getState())).not.toContain('Garage-2026!');
  });

  it('marks a phone number that cannot be one, or that the server refuses [W1.05, C5.04]', async () => {
    const { named } = await opened({
      'PUT /customer/profile': () => {
        const fields = [{ field: 'userPhone', message: 'Ce numéro est incorrect.' }];
        throw refusal(422, 'profile.invalid', 'Des données sont incorrectes.', { fields });
      },
    });
    const phone = screen.getByLabelText('Numéro de téléphone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '06 12{Enter}');
    await screen.findByText('Il manque des chiffres à ce numéro.');
    expect(phone).toBeInvalid();
    expect(named('PUT /customer/profile')).toEqual([]);
    await userEvent.type(phone, ' 34 56 78{Enter}');
    await waitFor(() => expect(named('PUT /customer/profile')).toHaveLength(1));
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Ce numéro est incorrect.'));
    expect(phone).toBeInvalid();
  });

  it('says that the password was wrong, and keeps what was typed', async () => {
    await opened({
      'PUT /customer/profile': () => {
        throw refusal(422, 'password.wrongCurrent', 'Le mot de passe actuel est incorrect.');
      },
    });
    await userEvent.type(email(), '.fr');
    await userEvent.type(screen.getByLabelText(/Mot de passe actuel/), 'faux');
    await userEvent.click(save());
    await screen.findByText('Le mot de passe actuel est incorrect.');
    expect(email()).toHaveValue('anne@demo.example.fr');
  });
});

describe('an address that waits for confirmation', () => {
  it('can be mailed again (a double click sends one mail) and given up', async () => {
    let answer = (_profile: CustomerProfile) => {};
    const { named } = await opened({
      'GET /customer/profile': () => waiting(LATER),
      'POST /customer/email/resend': () => new Promise<CustomerProfile>((resolve) => (answer = resolve)),
      'POST /customer/email/cancel': () => stored,
    });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Renvoyer' }));
    act(() => answer(waiting(LATER)));
    await screen.findByText(/Le message a été renvoyé/);
    expect(named('POST /customer/email/resend')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByText(/Le changement d.adresse est annulé/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Renvoyer' })).toBeNull());
    await userEvent.type(screen.getByLabelText('Ville'), '-Sud');
    expect(screen.queryByText(/Le changement d.adresse est annulé/)).toBeNull();
  });

  it('says so when its link has expired, or when too many mails were asked for', async () => {
    await opened({
      'GET /customer/profile': () => waiting('2020-01-01T12:00:00.000Z'),
      'POST /customer/email/resend': () => {
        throw refusal(429, 'throttle.tooMany', 'Trop de tentatives.');
      },
    });
    await screen.findByText(/Le lien a expiré/);
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer' }));
    await screen.findByText('Trop de tentatives.');
  });
});
