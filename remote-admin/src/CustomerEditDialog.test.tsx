import type { AdminCustomer } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CustomerEditDialog } from './CustomerEditDialog.tsx';
import { newCustomer } from './customer/draft.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();

async function openDiscounts() {
  const customer = {
    ...newCustomer,
    userId: '7',
    userEmail: 'a@b.fr',
    userDiscout: 12.5,
  } as unknown as AdminCustomer;
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/customers/rules': () => ({ discountWarning: 40 }),
    'GET /admin/customer/7': () => customer,
    'GET /admin/customer/7/specialPrices': () => [],
    'PUT /admin/customer/7': (body) => body,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CustomerEditDialog id="7" open title="Client" onMode={() => {}} onClose={() => {}} />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  await userEvent.click(screen.getByRole('tab', { name: 'Administration' }));
  return screen.findByLabelText('Générale');
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('a discount in the customer editor', () => {
  it.each(['150', '12,345', '12abc'])(
    'is not saved as %p: the text stays in the field, with an error [W2.05] [W2.31]',
    async (typed) => {
      const discount = await openDiscounts();
      expect(discount).toHaveValue('12,50');
      await userEvent.clear(discount);
      await userEvent.type(discount, typed);
      await save();
      await act(settled);
      expect(server.named('PUT /admin/customer/7')).toEqual([]);
      expect(discount).toHaveValue(typed);
      expect(discount).toHaveAccessibleDescription(
        'Indiquez une remise de 0 à 100\u00a0%, avec deux décimales au plus.',
      );
      expect(screen.getByText(/corrigez d’abord Remise générale/)).toBeVisible();
      await userEvent.click(screen.getByRole('tab', { name: 'Profil' }));
      await userEvent.click(screen.getByRole('tab', { name: 'Administration' }));
      expect(screen.getByLabelText('Générale')).toHaveValue(typed);
    },
  );

  it.each([
    ['7,25', 7.25],
    ['', 0],
  ])('reads %p and saves %p', async (typed, sent) => {
    const discount = await openDiscounts();
    await userEvent.clear(discount);
    if (typed) await userEvent.type(discount, typed);
    await save();
    await act(settled);
    expect(server.named('PUT /admin/customer/7')).toMatchObject([{ body: { userDiscout: sent } }]);
  });
});
