import type { Delivery } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aCart, anAddress, anItem, startRemote } from '../testing/store.ts';
import FinalizePage from './FinalizePage.tsx';

const server = apiServer();
const { daId: _, ...fields } = anAddress;

async function open(...addresses: Delivery[]) {
  server.answer({ 'GET /deliveries': () => addresses });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/orderFinalize']}>
        <FinalizePage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function type(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

beforeEach(() => {
  window.scrollTo = () => {};
  sessionStorage.clear();
  server.answer({
    'GET /cart': () => aCart(anItem(1, 2)),
    'GET /config/dial_codes': () => [{ dial_code: '+33', code: 'FR' }],
    'POST /delivery': () => anAddress,
  });
});

it('a new address is not sent while its number or postcode cannot be one', async () => {
  await open();
  for (const [label, text] of [
    ['Prénom', fields.daFirstname],
    ['Nom', fields.daName],
    ['Adresse', fields.daAddress],
    ['Ville', fields.daCity],
    ['Code postal', 'ABCDE'],
  ] as const)
    await type(label, text);
  const [number] = screen.getAllByRole('textbox', { name: 'Numéro de téléphone' });
  await userEvent.type(number as HTMLElement, '123');
  await press('Continuer');
  expect(screen.getByText('Un code postal français a 5 chiffres.')).toBeVisible();
  expect(screen.getByText('Il manque des chiffres à ce numéro.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code postal' })).toHaveFocus();
  await type('Code postal', '29000');
  await press('Continuer');
  expect(number).toHaveFocus();
  expect(server.named('POST /delivery')).toEqual([]);
  await userEvent.clear(number as HTMLElement);
  await userEvent.type(number as HTMLElement, '02 98 00 00 00');
  await press('Continuer');
  await act(settled);
  expect(server.named('POST /delivery').map(({ body }) => body)).toMatchObject([
    { daPhone1: '+33 298000000', daPostCode: '29000' },
  ]);
});
