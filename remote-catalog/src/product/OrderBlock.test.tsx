import { date } from '@extranet/shared/format';
import { cartChanged } from '@extranet/shared/remote';
import type { Action } from '@extranet/shared/saga';
import { later, refusal, settled } from '@extranet/shared/testing/server';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productModal } from '../testing/product-modal.tsx';

const ADD = 'POST /cart/item';
const ASK = 'POST /product/delivryInformationRequest';

describe('ordering from the product modal', () => {
  const { server, sent, open, store } = productModal();

  it('changes the quantity by keyboard, wherever the focus is, never below one [C2.21, C5.05]', async () => {
    const dialog = await open();
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
    dialog.getByRole('button', { name: 'Fermer' }).focus();
    await userEvent.keyboard('{ArrowUp}+');
    expect(quantity).toHaveValue('3');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(quantity).toHaveValue('1');
  });

  it.each(['99999', '0', '2,5'])(
    'adds nothing for the invalid quantity %p: it stays, with an error at its field [C5.05] [W1.24]',
    async (typed) => {
      const dialog = await open();
      server.answer({ [ADD]: () => ({}) });
      const quantity = dialog.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, `${typed}{Enter}`);
      await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
      await act(settled);
      expect(sent(ADD)).toEqual([]);
      expect(quantity).toHaveValue(typed);
      expect(quantity).toHaveFocus();
      expect(quantity).toHaveAccessibleDescription('Indiquez une quantité entière de 1 à 9\u202f999.');
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '12{Enter}');
      await act(settled);
      expect(sent(ADD)).toEqual([{ prodId: '1', quantity: 12 }]);
    },
  );

  it('adds once despite a double click, confirms it, and leads to the cart [C2.21, C4.08, C7.24]', async () => {
    const dialog = await open();
    const added = later();
    server.answer({ [ADD]: () => added.answer });
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    await act(settled);
    expect(sent(ADD)).toEqual([{ prodId: '1', quantity: 1 }]);
    added.resolve({});
    expect(await dialog.findByText('Produit ajouté au panier')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Afficher le panier' })).toHaveAttribute('href', '/cart');
  });

  it('a second press of a hurried hand neither leads to the cart nor closes the sheet: what stands there now waits a moment [C2.21]', async () => {
    const dialog = await open();
    server.answer({ [ADD]: () => ({}) });
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    const close = await dialog.findByText('Fermer', { selector: 'button, button *' });
    fireEvent.click(close);
    expect(fireEvent.click(dialog.getByRole('link', { name: 'Afficher le panier' }))).toBe(false);
    await act(settled);
    expect(dialog.getByText('Produit ajouté au panier')).toBeInTheDocument();
    expect(fireEvent.keyDown(close, { key: 'Enter', repeat: true })).toBe(false);
    await waitFor(() => expect(close.parentElement).not.toHaveAttribute('data-calm'), { timeout: 2000 });
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('passes the answered cart on, so that it is not requested again [C4.08, C7.24]', async () => {
    const dialog = await open();
    const cart = { items: [], totalPriceET: 0, orderVATAmount: 0, totalPriceIT: 0, fingerprint: 'f' };
    server.answer({ [ADD]: () => cart });
    const heard = jest.fn();
    store().injectRemote('listener', {
      reducer: (state: object = {}, action: Action) => {
        if (cartChanged.match(action)) heard(action.payload?.cart);
        return state;
      },
      saga: function* () {},
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    await act(settled);
    expect(heard).toHaveBeenCalledWith(cart);
  });

  it('shows why the product could not be added, and allows another attempt [C8.04]', async () => {
    const dialog = await open();
    server.answer({ [ADD]: () => refusal(409, 'x', 'Ce produit a été retiré.') });
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    expect(await dialog.findByText('Le produit ne peut pas être ajouté au panier')).toBeInTheDocument();
    expect(dialog.getByText('Ce produit a été retiré.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
  });

  it.each([
    ['no price', { prodPrix: '0', prodMbrPrice: '0' }, {}, /n’a pas de prix/],
    ['sold out', { prodCodeStock: '9' as const }, {}, /est épuisé/],
    ['not for sale', { prodStatut: 'non disponible' as const }, {}, /n’est pas disponible/],
    ['an account that may not order', {}, { orderEnabled: '0' as const }, /ne permet pas de commander/],
  ])('offers no order button and says why: %s [C5.07, C6.02]', async (_name, parts, account, why) => {
    const dialog = await open(parts, account);
    expect(dialog.getByText(why)).toBeInTheDocument();
    expect(await dialog.findByRole('link', { name: '04 72 00 00 00' })).toHaveAttribute(
      'href',
      'tel:0472000000',
    );
    expect(dialog.queryByRole('button', { name: 'Ajouter au panier' })).not.toBeInTheDocument();
  });

  it('offers to request delivery information only for an unknown delivery time [C2.21, C7.22]', async () => {
    const dialog = await open({ prodCodeStock: '0' });
    expect(dialog.getByText('Délai sur demande')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
    server.answer({ [ASK]: () => refusal(500) });
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
    const ask = dialog.getByRole('button', { name: 'Envoyer la demande' });
    await userEvent.click(ask);
    expect(await dialog.findByText(/n’a pas pu être envoyée/)).toBeInTheDocument();
    server.answer({ [ASK]: () => ({ done: true, alreadyAsked: false }) });
    await userEvent.click(ask);
    expect(await dialog.findByText(/Votre demande est envoyée/)).toBeInTheDocument();
    expect(sent(ASK)).toEqual([{ prodId: '1' }, { prodId: '1' }]);
  });

  it.each([
    ['that the supplier already has it', { done: true, alreadyAsked: true }, /inutile de la renvoyer/],
    [
      'the server’s message when too many were sent',
      refusal(429, 'x', 'Vous avez envoyé beaucoup de demandes. Réessayez dans 12 minutes.'),
      /Réessayez dans 12 minutes/,
    ],
  ])('answers a request for delivery information with %s', async (_name, answer, sentence) => {
    const dialog = await open({ prodCodeStock: '0' });
    server.answer({ [ASK]: () => answer });
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  });

  it('asks with a quantity and a wished date, which may stay empty [W1.20]', async () => {
    const dialog = await open({ prodCodeStock: '0' });
    server.answer({ [ASK]: () => ({ done: true, alreadyAsked: false }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
    const quantity = dialog.getByLabelText('Quantité (facultatif)');
    expect(quantity).toHaveFocus();
    await userEvent.type(quantity, '6');
    fireEvent.change(dialog.getByLabelText('Date souhaitée (facultatif)'), {
      target: { value: '2099-12-24' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await act(settled);
    expect(sent(ASK)).toEqual([{ prodId: '1', quantity: 6, wishedOn: '2099-12-24' }]);
  });

  it('takes over the quantity that was typed to order, and says after a reload that the request is there [N24]', async () => {
    const first = await open({ prodCodeStock: '0' });
    server.answer({ [ASK]: () => ({ done: true, alreadyAsked: false }) });
    const wanted = first.getByLabelText('Quantité de FA-00001', { selector: 'input' });
    await userEvent.clear(wanted);
    await userEvent.type(wanted, '6');
    await userEvent.click(first.getByRole('button', { name: 'Demander un délai de livraison' }));
    expect(first.getByLabelText('Quantité (facultatif)')).toHaveValue('6');
    await userEvent.click(first.getByRole('button', { name: 'Envoyer la demande' }));
    await first.findByText(/Votre demande est envoyée/);
    expect(sent(ASK)).toEqual([{ prodId: '1', quantity: 6 }]);
    cleanup();
    const later = await open({ prodCodeStock: '0' });
    const today = date(new Date(), 'day');
    expect(
      later.getByText(
        `Vous avez demandé un délai pour ce produit le ${today}. Nous vous répondons par mail.`,
      ),
    ).toBeInTheDocument();
    expect(later.getByRole('button', { name: 'Demander de nouveau un délai' })).toBeInTheDocument();
    cleanup();
    const other = await open({ prodCodeStock: '0' }, { id: 'u-next' });
    expect(other.queryByText(/Vous avez demandé un délai/)).toBeNull();
  });

  it.each([
    ['Quantité (facultatif)', 'abc', 'Indiquez une quantité entière de 1 à 9\u202f999.'],
    ['Quantité (facultatif)', '10000', 'Indiquez une quantité entière de 1 à 9\u202f999.'],
    ['Date souhaitée (facultatif)', '2020-01-01', 'Choisissez aujourd’hui ou une date à venir.'],
  ])(
    'asks for nothing with %s %p, and says at the field what is possible [W1.20]',
    async (label, typed, why) => {
      const dialog = await open({ prodCodeStock: '0' });
      await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
      const field = dialog.getByLabelText(label);
      fireEvent.change(field, { target: { value: typed } });
      await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
      await act(settled);
      expect(sent(ASK)).toEqual([]);
      expect(field).toHaveAccessibleDescription(why);
      expect(field).toHaveFocus();
    },
  );
});
