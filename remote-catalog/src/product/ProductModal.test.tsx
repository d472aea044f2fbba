import { date } from '@extranet/shared/format';
import { productOpenRequested } from '@extranet/shared/remote';
import { aProduct } from '@extranet/shared/testing';
import { refusal } from '@extranet/shared/testing/server';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { productModal } from '../testing/product-modal.tsx';
import ProductModal from './ProductModal.tsx';

describe('the product modal', () => {
  const { server, open } = productModal();

  it('says when it would arrive, as an estimate, or why that cannot be said [B4.02]', async () => {
    const promise = { stockCode: '1', on: '2026-11-26', orderBefore: '2026-11-25T15:00', none: null };
    server.answer({ 'GET /promise': () => ({ promises: [promise] }) });
    const dialog = await open({ prodCodeStock: '1' });
    expect(await dialog.findByText('Chez vous jeudi 26 novembre')).toBeVisible();
    expect(dialog.getByText(/si commandé avant le 25\/11 à 15\sh \(date estimée\)/)).toBeVisible();
    cleanup();
    const none = { stockCode: '1', on: null, orderBefore: null, none: 'noWorkingDay' };
    server.answer({ 'GET /promise': () => ({ promises: [none] }) });
    const other = await open({ prodCodeStock: '1' });
    expect(await other.findByText(/^Aucune date de livraison ne peut être estimée/)).toBeVisible();
  });

  it('shows everything needed to order the product, in words, and its features [C2.21, C3.05, C7.17] [W1.03]', async () => {
    const dialog = await open();
    const words = dialog.getByText(/^Faisceau standard 13 broches Citroën C3 Aircross/);
    expect(words).toHaveTextContent(/C3 Aircross, 2017-2021$/);
    expect(dialog.getByText('108,00 €')).toBeInTheDocument();
    expect(dialog.getByText('En stock')).toBeInTheDocument();
    expect(await dialog.findByText('Batterie')).toBeInTheDocument();
  });

  it('leads those who may read the forum to what was asked about the product [W1.21]', async () => {
    const forum = { name: 'Questions et réponses sur ce produit' };
    const dialog = await open({}, { roles: { faq: 'reader' } });
    expect(await dialog.findByRole('link', forum)).toHaveAttribute('href', '/faq/FA-00001');
    cleanup();
    const other = await open();
    await other.findByText('Batterie');
    expect(other.queryByRole('link', forum)).toBeNull();
  });

  it('prints with supplier, telephone and day at its head [W1.02]', async () => {
    const dialog = await open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(dialog.getByText('Attelages du Rhône')).toBeInTheDocument();
    expect(dialog.getByText(/04 72 00 00 00/)).toBeInTheDocument();
    expect(dialog.getByText('Imprimé le').nextSibling).toHaveTextContent(date(new Date()));
  });

  it('names the product in the title of the tab while it is open [N30]', async () => {
    await open();
    expect(document.title).toBe('FA-00001 · Extranet clients');
    await userEvent.keyboard('{Escape}');
    expect(document.title).not.toMatch(/FA-00001/);
  });

  it('explains the word of its range [N20]', async () => {
    const dialog = await open({ prodStandard: 'non' });
    await userEvent.hover(dialog.getByRole('button', { name: 'Premium' }));
    expect(await dialog.findByText(/Premium dialogue en plus avec le véhicule/)).toBeInTheDocument();
  });

  it('shows related products with price and stock [W1.03]', async () => {
    const { prodId, prodRef, prodCatalogue, prodTitre, prodMbrPrice, prodCodeStock, prodStatut } = aProduct({
      prodId: '2',
      prodRef: 'KI-00001',
      prodCatalogue: 'Kit',
      prodMbrPrice: '42.50',
      prodCodeStock: '2',
    });
    const kit = { prodId, prodRef, prodCatalogue, prodTitre, prodMbrPrice, prodCodeStock, prodStatut };
    server.answer({ 'GET /product/1/related': () => [{ ...kit, prodKind: '', prodWords: 'Kit éclairage' }] });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('tab', { name: 'Produits associés' }));
    expect(
      await dialog.findByRole('button', { name: /Kit éclairage.*42,50.*Stock limité/ }),
    ).toBeInTheDocument();
  });

  it('treats an unknown stock code as delivery on request [D4]', async () => {
    const dialog = await open({ prodCodeStock: '7' as '0' });
    expect(dialog.getByText('Délai sur demande')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Demander un délai de livraison' })).toBeInTheDocument();
  });

  it('says that a withdrawn product is gone, and offers to retry after a failure', async () => {
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.answer({
      'GET /product/withdrawn': () => refusal(404),
      'GET /product/withdrawn/related': () => [],
      'GET /promise': () => ({ promises: [] }),
    });
    const store = openStore();
    renderIn(store, <ProductModal />);
    await act(async () => {
      store.dispatch(productOpenRequested('withdrawn'));
    });
    expect(await screen.findByText('Ce produit n’est pas dans votre catalogue')).toBeInTheDocument();
    server.answer({ 'GET /product/1': () => refusal(0) });
    await act(async () => {
      store.dispatch(productOpenRequested('1'));
    });
    await screen.findByText('Ce produit n’a pas pu être chargé');
    server.answer({ 'GET /product/1': () => aProduct({ prodId: '1', prodRef: 'FA-00001' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('dialog', { name: 'FA-00001' })).toBeInTheDocument();
  });

  it('opens from a link [C2.04]', async () => {
    renderIn(openStore(), <ProductModal />, '/catalog?produit=1');
    expect(await screen.findByRole('dialog', { name: 'FA-00001' })).toBeInTheDocument();
  });
});
