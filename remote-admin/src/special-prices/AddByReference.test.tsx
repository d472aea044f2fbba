import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRemote } from '../testing/store.ts';
import { AddByReference } from './AddByReference.tsx';
import type { PriceLine } from './lines/price-lines.ts';
import type { PricesEdit } from './usePricesEdit.ts';

const server = apiServer();
/** No suggestions: any reference can be typed. */
beforeEach(() => server.answer({ 'GET /config': () => later().answer, 'GET /admin/references': () => [] }));
const found = { prodRef: 'FA-00012', listPrice: 2000 };

async function add(typed: string, ref = 'FA-00012', lines: PriceLine[] = []) {
  const { store } = startRemote();
  const onLines = jest.fn();
  const onBegun = jest.fn();
  const onPastedFile = jest.fn();
  render(
    <Provider store={store}>
      <AddByReference
        edit={{ lines, onLines, onBegun } as unknown as PricesEdit}
        customerId="7"
        onPastedFile={onPastedFile}
      />
    </Provider>,
  );
  await userEvent.type(screen.getByLabelText('Référence'), ref);
  const price = screen.getByLabelText('Prix remisé');
  await userEvent.type(price, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  return { price, onLines, onBegun, onPastedFile };
}

describe('a special price that is added', () => {
  it.each([
    ['12abc', 'Le prix spécial doit être un nombre positif.'],
    ['12.345,6', /^Un point et une virgule ensemble/],
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
    server.answer({ 'GET /admin/reference/FA-00012/listPrice': () => found });
    const { onLines } = await add(typed);
    await act(settled);
    expect(onLines).toHaveBeenCalledWith([expect.objectContaining({ price: '1\u202f234,56' })]);
  });

  it('is for the product that a short reference means, with its list price [B3.02]', async () => {
    server.answer({ 'GET /admin/reference/fa12/listPrice': () => found });
    const { onLines, onBegun } = await add('5', 'fa12');
    await act(settled);
    expect(onLines).toHaveBeenCalledWith([
      expect.objectContaining({ spProdRef: 'FA-00012', price: '5,00', listPrice: 2000 }),
    ]);
    expect(screen.getByLabelText('Référence')).toHaveValue('');
    expect(onBegun).toHaveBeenLastCalledWith(false);
  });

  it('stays in its fields, with a sentence at the reference, where no product has it [A5.06]', async () => {
    server.answer({
      'GET /admin/reference/ZZ-1/listPrice': () => refusal(404, 'notFound', 'Introuvable.'),
    });
    const { onLines, onBegun } = await add('50', 'ZZ-1');
    await act(settled);
    expect(screen.getByLabelText('Référence')).toBeInvalid();
    expect(screen.getByText(/Aucun produit du catalogue n’a la référence/)).toBeVisible();
    expect(screen.getByLabelText('Référence')).toHaveValue('ZZ-1');
    expect(onLines).not.toHaveBeenCalled();
    expect(onBegun).toHaveBeenLastCalledWith(true);
  });

  it('goes from its reference to its price by Enter, and is added by the next one [B5.01]', async () => {
    server.answer({ 'GET /admin/reference/FA-00012/listPrice': () => found });
    const { price, onLines } = await add('{Backspace}', 'FA-00012{Enter}');
    await userEvent.type(screen.getByLabelText('Référence'), '{Enter}');
    expect(price).toHaveFocus();
    await userEvent.keyboard('5{Enter}');
    await act(settled);
    expect(onLines).toHaveBeenCalledWith([expect.objectContaining({ price: '5,00' })]);
  });

  it('comes with others from two columns of a spreadsheet, into an empty list too [B5.01]', async () => {
    server.answer({ 'GET /admin/reference/FA-00012/listPrice': () => found });
    const { onPastedFile } = await add('5');
    await act(settled);
    const reference = screen.getByLabelText('Référence');
    await userEvent.click(reference);
    await userEvent.paste('FA-00013');
    expect(reference).toHaveValue('FA-00013');
    expect(onPastedFile).not.toHaveBeenCalled();
    await userEvent.paste('FA-00014\t12,50\r\nFA-00015\t13,50\r\n');
    expect(reference).toHaveValue('FA-00013');
    expect(onPastedFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'collage.csv' }));
  });
});
