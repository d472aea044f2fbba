import { Provider } from '@extranet/shared/store';
import { apiServer, later } from '@extranet/shared/testing/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRemote } from '../testing/store.ts';
import { AddByReference } from './AddByReference.tsx';
import type { PricesEdit } from './usePricesEdit.ts';

const server = apiServer();
/** No suggestions: any reference can be typed. */
beforeEach(() => server.answer({ 'GET /config': () => later().answer, 'GET /admin/references': () => [] }));

async function add(typed: string) {
  const { store } = startRemote();
  const onLines = jest.fn();
  render(
    <Provider store={store}>
      <AddByReference edit={{ lines: [], onLines } as unknown as PricesEdit} customerId="7" />
    </Provider>,
  );
  await userEvent.type(screen.getByLabelText('Référence'), 'FA-00012');
  const price = screen.getByLabelText('Prix remisé');
  await userEvent.type(price, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  return { price, onLines };
}

describe('a special price that is added', () => {
  it.each([
    ['12abc', 'Le prix spécial doit être un nombre positif.'],
    ['0', 'Le prix spécial doit être un nombre positif.'],
    ['12,999', /^Indiquez un prix de 0,01 à 999\s999,99\s€/],
  ])(
    'is refused with a message as %p, and stays as it was typed [A5.04] [W2.13] [W2.31]',
    async (typed, word) => {
      const { price, onLines } = await add(typed);
      expect(screen.getAllByText(word)[0]).toBeVisible();
      expect(price).toHaveValue(typed);
      expect(onLines).not.toHaveBeenCalled();
    },
  );

  it.each(['1.234,56', '1,234.56'])('is read from %p as 1 234,56 [W2.13]', async (typed) => {
    const { onLines } = await add(typed);
    expect(onLines).toHaveBeenCalledWith([expect.objectContaining({ price: '1\u202f234,56' })]);
  });
});
