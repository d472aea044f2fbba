import { refusal } from '@extranet/shared/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expressOrder } from '../testing/express-order.tsx';
import { aProduct } from '../testing/store.ts';

const { server, open } = expressOrder();

describe('a reference that the express order does not know', () => {
  it('says at the field that a reference is unknown, until something else is typed [W1.13]', async () => {
    await open();
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ZZ-1{Enter}');
    expect(await screen.findByText(/Cette référence n’existe pas/)).toBeVisible();
    expect(field).toHaveAccessibleDescription(/n’existe pas/);
    await userEvent.type(field, '2');
    expect(field).toBeValid();
  });

  it('offers what an unknown reference is most like, the nearest first, and one click takes it [W1.13]', async () => {
    const { read, quantity } = await open(['FA-00012', 'FA-00013']);
    server.answer({
      'GET /references/near': (_body, { request }) =>
        request.url.endsWith('refs=ZZ0OO13') ? [{ ref: 'ZZ0OO13', near: ['FA-00013', 'FA-00012'] }] : [],
    });
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ZZ-0OO13');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3{Enter}');
    const near = await screen.findByRole('group', { name: 'Références proches' });
    const [first] = within(near).getAllByRole('button');
    expect(first).toHaveAccessibleName(/FA-00013/);
    expect(first).toHaveAccessibleDescription('Prendre FA-00013 à la place de «\u202fZZ-0OO13\u202f»');
    await userEvent.click(first as HTMLElement);
    await screen.findByRole('list', { name: 'Références à commander' });
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00013', qty: 3 }]);
    expect(screen.queryByRole('group', { name: 'Références proches' })).toBeNull();
    expect(field).toHaveFocus();
  });

  it('offers nothing near any more once something else is typed [W1.13]', async () => {
    await open(['FA-00012']);
    server.answer({ 'GET /references/near': () => [{ ref: 'ZZ1', near: ['FA-00012'] }] });
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ZZ-1{Enter}');
    await screen.findByRole('group', { name: 'Référence proche' });
    await userEvent.type(field, '2');
    expect(screen.queryByRole('group', { name: 'Référence proche' })).toBeNull();
  });

  it('keeps what was refused, with its quantity, where the next one is typed over it at any pace [W1.13] [C2.23]', async () => {
    const { read, quantity } = await open();
    const field = screen.getByRole('combobox');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await userEvent.type(field, 'ZZ-O0031{Enter}');
    await screen.findByText(/Cette référence n’existe pas/);
    await userEvent.keyboard('FA-00032{Enter}');
    await screen.findByRole('list', { name: 'Références à commander' });
    const missed = within(screen.getByRole('alert')).getByRole('listitem');
    expect(missed).toHaveTextContent(/^ZZ-O0031 × 4 Cette référence n’existe pas/);
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00032' }]);
  });

  it('keeps no refusal of what is corrected in its place, taken away, or typed anew as it was meant [W1.13]', async () => {
    const { read } = await open();
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ZZ-1{Enter}');
    await screen.findByText(/n’existe pas/);
    await userEvent.keyboard('{ArrowRight}2');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/n’existe pas/);
    await userEvent.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
    server.answer({ 'GET /reference/FA-OOO13': () => refusal(404, 'notFound') });
    await userEvent.type(field, 'FA-OOO13{Enter}');
    await screen.findByText(/n’existe pas/);
    await userEvent.keyboard('FA-00013{Enter}');
    await screen.findByRole('list', { name: 'Références à commander' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00013' }]);
  });

  it('says what was typed where that was read as another reference, and not of the same in another writing [W1.13]', async () => {
    await open();
    server.answer({
      'GET /reference/FA-0013': () => ({
        ...{ prodRef: 'FA-00013', prodId: 'p-13', orderable: true },
        product: aProduct({ prodId: 'p-13', prodRef: 'FA-00013' }),
      }),
      'GET /reference/fa%2000014': () => ({
        ...{ prodRef: 'FA-00014', prodId: 'p-14', orderable: true },
        product: aProduct({ prodId: 'p-14', prodRef: 'FA-00014' }),
      }),
    });
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'FA-0013{Enter}');
    const list = await screen.findByRole('list', { name: 'Références à commander' });
    expect(list).toHaveTextContent(/FA-00013.*Vous avez tapé FA-0013/);
    await userEvent.type(field, 'fa 00014{Enter}');
    await within(list).findByText('FA-00014');
    expect(within(list).getAllByText(/^Vous avez tapé/)).toHaveLength(1);
  });

  it('leads to the catalogue with what was typed where no reference is known [W1.13]', async () => {
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'ZZ 308{Enter}');
    const link = await screen.findByRole('link', { name: 'Chercher «\u00a0ZZ 308\u00a0» dans le catalogue' });
    expect(link).toHaveAttribute('href', '/catalog?q=ZZ+308');
  });
});
