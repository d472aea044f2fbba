import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyPanel } from './CompanyPanel.tsx';
import { aCart, refused, startRemote } from './testing/store.ts';

const server = apiServer();
const NONE = { siret: '', vatNumber: '', instructions: '' };

async function open(answers: Parameters<typeof server.answer>[0] = {}) {
  server.answer({ 'GET /cart': () => aCart(), 'GET /customer/company': () => NONE, ...answers });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <CompanyPanel />
    </Provider>,
  );
  await act(settled);
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the company of an account [B4.10]', () => {
  it('is kept once its numbers are right; a wrong one is told at its field [B4.10]', async () => {
    const bodies: unknown[] = [];
    await open({
      'PUT /customer/company': (body: unknown) => {
        bodies.push(body);
        return body;
      },
    });
    write('SIREN ou SIRET', '732 829 321');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(screen.getByText(/^Vérifiez ce numéro/)).toBeVisible();
    expect(bodies).toEqual([]);
    write('SIREN ou SIRET', '732 829 320');
    write('Consignes de livraison', 'Quai 2');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await act(settled);
    expect(bodies).toEqual([{ siret: '732 829 320', vatNumber: '', instructions: 'Quai 2' }]);
    expect(screen.getByText('Vos informations sont enregistrées.')).toBeVisible();
  });

  it('says when it could not be read, and reads it again [B4.10]', async () => {
    await open({ 'GET /customer/company': () => refused(503, 'server.unavailable') });
    server.answer({ 'GET /customer/company': () => NONE });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getByLabelText('Numéro de TVA')).toBeVisible();
  });
});
