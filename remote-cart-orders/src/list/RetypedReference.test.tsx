import { refusal, settled } from '@extranet/shared/testing/server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkList, listServer, openList } from '../testing/list-page.tsx';

const server = listServer();

describe('the reference of an unknown line', () => {
  const reference = (line: number) => screen.getByRole('textbox', { name: `Référence de la ligne ${line}` });

  it('is retyped in the line, checked by Enter, and keeps its quantity and its place [W1.13]', async () => {
    const { read } = await checkList('ABSENTE-1 4{enter}ABSENTE-2 6{enter}FA-00059 1');
    expect(reference(1)).toHaveAccessibleDescription('Inconnue');
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'ABSENTE-3{Enter}');
    await act(settled);
    expect(reference(1)).toHaveValue('ABSENTE-3');
    expect(reference(1)).toHaveFocus();
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'fa 1{Enter}');
    await act(settled);
    expect(read().list.lines.map(({ product, quantity }) => [product?.prodRef, quantity])).toEqual([
      ['FA-00001', 4],
      [undefined, 6],
      ['FA-00059', 1],
    ]);
    expect(screen.getByRole('spinbutton', { name: 'Quantité de fa 1' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Ajouter 2 références au panier' })).toBeEnabled();
  });

  it('says that it could not be checked, until it is, and not that the cart refused something', async () => {
    await checkList('ABSENTE-1 4');
    const answers = () => screen.queryByText('La ligne n’a pas pu être vérifiée');
    server.answer({ 'GET /products': () => refusal(0) });
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'ABSENTE-2{Enter}');
    await act(settled);
    expect(answers()).toBeVisible();
    expect(screen.queryByText(/Tout n’a pas pu être ajouté/)).toBeNull();
    server.answer({ 'GET /products': () => [] });
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'ABSENTE-3{Enter}');
    await act(settled);
    expect(answers()).toBeNull();
  });

  it('says where none is like it', async () => {
    await checkList('ABSENTE-1 4{enter}FA-OOO59 1');
    expect(await screen.findByText(/^Aucune référence proche/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Prendre FA-00059/ })).toBeVisible();
  });

  it('goes with its line, and a second click of a double one takes no other along', async () => {
    const { read } = await checkList('ABSENTE-1 4{enter}ABSENTE-2 6');
    const remove = screen.getByRole('button', { name: 'Retirer ABSENTE-1 de la liste' });
    act(() => void remove.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    const next = screen.getByRole('button', { name: 'Retirer ABSENTE-2 de la liste' });
    act(() => void next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    expect(read().list.lines.map(({ written }) => written)).toEqual(['ABSENTE-2']);
  });

  it('is checked too where its field is left, which takes the focus from nothing else', async () => {
    const { read } = await checkList('ABSENTE-1 4');
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'FA-00001{Tab}');
    expect(screen.getByRole('spinbutton')).toHaveFocus();
    await act(settled);
    expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' })).toHaveFocus();
    expect(read().list.lines).toMatchObject([{ state: 'fine', quantity: 4 }]);
  });

  it('takes what another line says for one line with the sum, known or not', async () => {
    const { read } = await checkList('ABSENTE-1 4{enter}ABSENTE-2 6{enter}FA-00001 1');
    await userEvent.clear(reference(2));
    await userEvent.type(reference(2), 'absente 1{Enter}');
    await act(settled);
    const lines = () => read().list.lines.map(({ at, quantity }) => [at, quantity]);
    expect(lines()).toEqual([
      [[1, 2], 10],
      [[3], 1],
    ]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Référence de la ligne 1, 2' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Référence de la ligne 1, 2' }),
      'FA-00001{Enter}',
    );
    await act(settled);
    expect(lines()).toEqual([[[1, 2, 3], 11]]);
  });

  it('is kept through a reload as it was retyped, and comes back by Escape before it is', async () => {
    await checkList('ABSENTE-1 4');
    await userEvent.type(reference(1), '2{Escape}');
    expect(reference(1)).toHaveValue('ABSENTE-1');
    await userEvent.type(reference(1), '2{Enter}');
    await act(settled);
    await openList();
    expect(reference(1)).toHaveValue('ABSENTE-12');
  });
});
