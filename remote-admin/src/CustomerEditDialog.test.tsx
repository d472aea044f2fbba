import type { AdminCustomer } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { Provider } from '@extranet/shared/store';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CustomerEditDialog } from './CustomerEditDialog.tsx';
import { newCustomer } from './customer/draft.ts';
import { settled, startRemote } from './testing/store.ts';

const get = jest.spyOn(http, 'get');
const put = jest.spyOn(http, 'put');

async function openDiscounts() {
  const customer = {
    ...newCustomer,
    userId: '7',
    userEmail: 'a@b.fr',
    userDiscout: 12.5,
  } as unknown as AdminCustomer;
  get
    .mockReset()
    .mockImplementation((url) =>
      url === '/config'
        ? new Promise(() => {})
        : Promise.resolve((url === '/admin/customer/7' ? customer : []) as never),
    );
  put.mockReset();
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
      expect(put).not.toHaveBeenCalled();
      expect(discount).toHaveValue(typed);
      expect(discount).toHaveAccessibleDescription(
        'Indiquez une remise de 0 à 100\u00a0%, avec deux décimales au plus.',
      );
      expect(screen.getByText(/corrigez d'abord Remise générale/)).toBeVisible();
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
    expect(put).toHaveBeenCalledWith(
      '/admin/customer/7',
      expect.objectContaining({ userDiscout: sent }),
      expect.anything(),
    );
  });
});
