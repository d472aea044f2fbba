import { productOpenRequested } from '@extranet/shared/remote';
import { signOutRequested } from '@extranet/shared/session';
import { later, refusal, settled, stopTimers } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeHandedList } from '../handed-list.ts';
import { expressOrder } from '../testing/express-order.tsx';
import { aCart, anItem, aProduct, startRemote } from '../testing/store.ts';
import { lineSubmitted, referenceTyped } from './express.slice.ts';

const { server, open } = expressOrder();

describe('suggestions of the express order', () => {
  beforeEach(() => void stopTimers());
  afterEach(() => jest.useRealTimers());

  it('are those for the current text, however late an earlier answer comes', async () => {
    const { store, read } = startRemote();
    const [early, late] = [later<string[]>(), later<string[]>()];
    server.answer({
      'GET /references': (_body, { request }) => (request.url.includes('fa-0001') ? late : early).answer,
      'GET /products': () => [],
    });
    for (const text of ['fa', 'fa-0001']) {
      store.dispatch(referenceTyped(text));
      await jest.advanceTimersByTimeAsync(200);
      await settled();
    }
    expect(server.named('GET /references').map(({ request }) => request.signal.aborted)).toEqual([
      true,
      false,
    ]);
    late.resolve(['FA-00012']);
    await settled();
    early.resolve(['FA-99999']);
    await settled();
    expect(read().express).toMatchObject({ suggestions: ['FA-00012'], searching: false });
  });
});

describe('the express order', () => {
  it('shows the price of the step that the quantity reaches, as the cart will', async () => {
    const { store } = await open();
    const offer = { offProdId: 'p-1', offQuantity: 5, offMbrUnitPriceET: 9.5, offProdCodeStock: '1' };
    server.answer({ 'POST /offers': () => [offer] });
    act(() => void store.dispatch(lineSubmitted({ ref: 'FA-00217', qty: 5 })));
    await act(settled);
    expect(screen.getByText(/^× 9,50/)).toBeVisible();
    expect(screen.getAllByText(/47,50/)).toHaveLength(2);
    expect(server.named('POST /offers').map(({ body }) => body)).toEqual([[{ prodId: 'p-1', quantity: 5 }]]);
  });

  it('shows an error at the field for a quantity of 99999, and sends nothing [C5.06] [W1.24]', async () => {
    const { read, quantity } = await open();
    await userEvent.type(screen.getByRole('combobox'), 'FA-00012');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '99999');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter à la liste' }));
    expect(quantity).toHaveValue('99999');
    expect(quantity).toHaveAccessibleDescription(/de 1 à 9\s999/);
    expect(screen.queryByText(/quantité supérieure à 0/)).not.toBeInTheDocument();
    expect(read().express.lines).toEqual([]);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0{Enter}');
    expect(screen.getByText(/quantité supérieure à 0/)).toBeVisible();
  });

  it('adds a line with the first Enter, in words and with its price; a whole reference has no suggestions over its button [W1.03] [W1.13]', async () => {
    await open(['FA-00012', 'FA-00013']);
    await userEvent.type(screen.getByRole('combobox'), 'fa-0001');
    const option = await screen.findByRole('option', { name: /Faisceau 7 broches Renault Kadjar.*FA-00012/ });
    expect(within(option).getByText('HT')).toBeVisible();
    await userEvent.keyboard('2');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Ajouter à la liste')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('list', { name: 'Références à commander' });
    expect(list).toHaveTextContent(/Faisceau 7 broches Renault Kadjar.*× 10,00 € HT/);
    expect(within(list).getByRole('spinbutton', { name: /^Quantité de fa-00012$/i })).toHaveValue('1');
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  it('a hurried second Enter adds its line once, and the emptied field is no mistake [C5.06]', async () => {
    const { read } = await open(['FA-00012']);
    await userEvent.type(screen.getByRole('combobox'), 'FA-00012{Enter}{Enter}');
    await screen.findByRole('list', { name: 'Références à commander' });
    await userEvent.keyboard('{Enter}');
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00012', qty: 1 }]);
    expect(screen.queryByText(/quantité supérieure à 0/)).toBeNull();
  });

  it('changes the quantity of a line, says what the cart holds, and orders nothing with an impossible one', async () => {
    const held = anItem(1, 2, { itProdId: 'p-1' });
    server.answer({ 'GET /cart': () => aCart(held), 'POST /express_order': () => aCart(held) });
    const { store } = await open();
    await act(async () => {
      store.dispatch(lineSubmitted({ ref: 'FA-00012', qty: 1 }));
      await settled();
    });
    expect(screen.getByText('déjà 2 au panier')).toBeVisible();
    const quantity = screen.getByRole('spinbutton', { name: 'Quantité de FA-00012' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '99999{Enter}');
    expect(screen.getByRole('button', { name: 'Commander' })).toBeDisabled();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3{Enter}');
    expect(screen.getByRole('list', { name: 'Références à commander' })).toHaveTextContent(/30,00 € HT/);
    await userEvent.click(screen.getByRole('button', { name: 'Commander' }));
    await act(settled);
    expect(server.named('POST /express_order').map(({ body }) => body)).toEqual([
      [{ ref: 'FA-00012', qty: 3 }],
    ]);
  });

  it('takes an EAN as its product, with the quantity that was pasted behind it', async () => {
    const { read, quantity } = await open();
    server.answer({
      'GET /reference/:ref': (_body, { call }) =>
        call.endsWith('3661234567890')
          ? {
              prodRef: 'FA-00012',
              prodId: 'p-1',
              orderable: true,
              product: aProduct({ prodRef: 'FA-00012' }),
            }
          : refusal(404, 'notFound'),
    });
    const field = screen.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.paste('3661234567890;4');
    expect(quantity).toHaveValue('4');
    expect(screen.queryByText(/ne commence ainsi/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('list', { name: 'Références à commander' });
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00012', qty: 4 }]);
    await userEvent.type(field, '3 661234 567891{Enter}');
    expect(await screen.findByText(/n’a ce code EAN/)).toBeVisible();
    const suggestionsFor = server
      .named('GET /references')
      .map(({ request }) => decodeURIComponent(request.url));
    expect(suggestionsFor.filter((url) => /\d{7}|\d \d{6}/.test(url))).toEqual([]);
  });

  it('takes the quantity that stands behind a typed reference, adds it to the line of the same part, and says so', async () => {
    const { read } = await open();
    server.answer({
      'GET /reference/:ref': () => ({
        prodRef: 'FA-00012',
        prodId: 'p-1',
        orderable: true,
        product: aProduct({ prodRef: 'FA-00012' }),
      }),
    });
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'FA-00012 (x3){Enter}');
    await screen.findByRole('list', { name: 'Références à commander' });
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00012', qty: 3 }]);
    await userEvent.type(field, '3 661234 567890{Enter}');
    expect(
      await screen.findByText(/^FA-00012 était déjà dans la liste.: quantité portée à 4\.$/),
    ).toBeVisible();
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00012', qty: 4 }]);
  });

  it.each(['pasted', 'typed'])(
    'takes no quantity of two numbers that were %s: it is to be corrected',
    async (how) => {
      const { read, quantity } = await open();
      const field = screen.getByRole('combobox');
      await userEvent.click(field);
      if (how === 'pasted') await userEvent.paste('FA-00012 100 50');
      else await userEvent.type(field, 'FA-00012 100 50');
      await userEvent.keyboard('{Enter}');
      expect(field).toHaveValue('FA-00012');
      expect(quantity).toHaveValue('100 50');
      expect(quantity).toBeInvalid();
      expect(server.named('GET /reference/FA-00012')).toEqual([]);
      expect(read().express.lines).toEqual([]);
    },
  );

  it('hands a pasted list to its own page, and keeps the field for one reference', async () => {
    await open();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.paste('3661234567890;4\nFA-00012;1');
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(takeHandedList()).toBe('3661234567890;4\nFA-00012;1');
    expect(takeHandedList()).toBe('');
  });

  it('hands several references that were typed into its field to the page of lists, where each is judged [B3.02]', async () => {
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'FA-00639 ZZ-99999{Enter}');
    expect(takeHandedList()).toBe('FA-00639\nZZ-99999');
  });

  it('says why a reference cannot be ordered, and opens its sheet with what replaces it [W1.20]', async () => {
    const { store } = await open();
    const gone = aProduct({ prodId: 'p-9', prodRef: 'FA-00009', prodCodeStock: '9' });
    server.answer({
      'GET /reference/:ref': () => ({ prodRef: 'FA-00009', prodId: 'p-9', orderable: false, product: gone }),
    });
    const dispatch = jest.spyOn(store, 'dispatch');
    await userEvent.type(screen.getByRole('combobox'), 'FA-00009{Enter}');
    expect(await screen.findByText(/^Ce produit est épuisé/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Voir la fiche FA-00009' }));
    expect(dispatch).toHaveBeenCalledWith(productOpenRequested('p-9'));
  });

  it.each([
    ['sold out', false, /^Ce produit est épuisé/],
    ['gone from the catalogue', true, /^Cette référence n’est plus vendue/],
  ])(
    'offers what replaces a reference that is %s, and takes it with one click [B4.06]',
    async (_how, isGone, why) => {
      await open();
      const gone = aProduct({ prodId: 'p-9', prodRef: 'FA-00009', prodCodeStock: '9' });
      const successor = aProduct({ prodId: 'p-44', prodRef: 'FA-00044' });
      server.answer({
        'GET /reference/:ref': (_body, { call }) => {
          if (call.endsWith('44'))
            return { prodRef: 'FA-00044', prodId: 'p-44', orderable: true, product: successor };
          if (isGone) return refusal(404, 'notFound');
          return { prodRef: 'FA-00009', prodId: 'p-9', orderable: false, product: gone };
        },
        'GET /successors': () => [{ ref: 'FA00009', product: successor }],
      });
      await userEvent.type(screen.getByRole('combobox'), 'FA-00009{Enter}');
      expect(await screen.findByText('FA-00009 est remplacé par')).toBeVisible();
      expect(screen.getByText(why)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Prendre FA-00044 au lieu de FA-00009' }));
      const lines = await screen.findByRole('list', { name: 'Références à commander' });
      expect(lines).toHaveTextContent('FA-00044');
      expect(screen.queryByText('FA-00009 est remplacé par')).toBeNull();
      expect(screen.getByRole('combobox')).toHaveValue('');
    },
  );

  it('keeps its lines through a reload, for who typed them, and not after signing out', async () => {
    const { store } = await open(['FA-00012']);
    await act(async () => {
      store.dispatch(lineSubmitted({ ref: 'FA-00012', qty: 7 }));
      await settled();
    });
    const other = startRemote({ signedInAs: 'u-2' });
    await settled();
    expect(other.read().express.lines).toEqual([]);
    const again = startRemote();
    await settled();
    expect(again.read().express.lines).toMatchObject([
      { ref: 'FA-00012', qty: 7, product: { prodRef: 'FA-00012' } },
    ]);
    again.store.dispatch(signOutRequested());
    expect(sessionStorage).toHaveLength(0);
  });

  it('adds up the same reference to the limit of a line, and refuses more', async () => {
    const { store, read } = await open();
    for (const qty of [6000, 3000, 1000]) {
      await act(async () => {
        store.dispatch(lineSubmitted({ ref: 'FA-00012', qty }));
        await settled();
      });
    }
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00012', qty: 9000 }]);
    expect(screen.getByText(/une ligne compte 9\s999 pièces au plus/)).toBeVisible();
  });
});
