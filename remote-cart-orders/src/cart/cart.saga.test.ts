import type { Cart } from '@extranet/shared/contracts';
import { cartChanged } from '@extranet/shared/remote';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { sendingAskedAgain, toCartAnswer } from '../cart-facts.ts';
import { expressOrdered } from '../express/express.slice.ts';
import { aCart, anItem, inTurn, refused, startRemote } from '../testing/store.ts';
import {
  cartOpened,
  itemsRemoved,
  productPut,
  quantityChosen,
  removalUndone,
  selectItemCount,
  selectLines,
} from './cart.slice.ts';

const server = apiServer();
const full = aCart(anItem(1, 2), anItem(2, 3));
const loads = () => server.named('GET /cart').length;
const sent = (name: string) => server.named(name).map(({ body }) => body);

beforeEach(() => server.answer({ 'GET /cart': () => full }));

describe('the cart', () => {
  it('skips a load while one is running, and ends loading in every case [C4.07]', async () => {
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const first = later<Response>();
    server.answer({ 'GET /cart': inTurn(first.answer, full) });
    const { store, read } = startRemote();
    store.dispatch(cartOpened());
    store.dispatch(cartOpened());
    expect(read().cart).toMatchObject({ isLoading: true, loaded: false });
    first.resolve(refusal(0));
    await settled();
    expect(loads()).toBe(1);
    expect(read().cart).toMatchObject({ isLoading: false, loaded: false, failed: true });
    store.dispatch(cartOpened());
    await settled();
    expect(read().cart).toMatchObject({ isLoading: false, loaded: true, failed: false });
  });

  it('is loaded once more when it changed during loading [C4.07, C3.06]', async () => {
    const first = later<Cart>();
    server.answer({ 'GET /cart': inTurn(first.answer, full) });
    const { store, read } = startRemote();
    store.dispatch(cartChanged());
    first.resolve(aCart());
    await settled();
    expect(loads()).toBe(2);
    expect(selectItemCount(read().cart)).toBe(5);
  });

  it('shows a quantity at once, and sends the last choice after the first answer [C5.05]', async () => {
    const { store, read } = startRemote();
    await settled();
    const answer = later<Cart>();
    server.answer({ 'PUT /cart/item/it-1': inTurn(answer.answer, aCart(anItem(1, 5), anItem(2, 3))) });
    for (const quantity of [3, 4, 5]) store.dispatch(quantityChosen({ itId: 'it-1', quantity }));
    expect(selectItemCount(read().cart)).toBe(8);
    answer.resolve(aCart(anItem(1, 3), anItem(2, 3)));
    await settled();
    expect(sent('PUT /cart/item/it-1')).toEqual([{ quantity: 3 }, { quantity: 5 }]);
    expect(read().cart).toMatchObject({ wanted: {}, totalPriceET: 80 });
  });

  it('keeps unchanged lines as the same objects, so that they do not render again', async () => {
    const { store, read } = startRemote();
    await settled();
    const [, second] = read().cart.items;
    server.answer({ 'PUT /cart/item/it-1': () => aCart(anItem(1, 9), anItem(2, 3)) });
    store.dispatch(quantityChosen({ itId: 'it-1', quantity: 9 }));
    await settled();
    expect(read().cart.items[1]).toBe(second);
    expect(read().cart.items[0]?.itQuantity).toBe(9);
  });

  it('undoes a refused quantity and says why', async () => {
    const { store, read } = startRemote();
    await settled();
    server.answer({ 'PUT /cart/item/it-1': () => refused(400, 'cart.quantityTooLarge') });
    store.dispatch(quantityChosen({ itId: 'it-1', quantity: 99 }));
    await settled();
    expect(read().cart).toMatchObject({ wanted: {}, refused: { message: 'Refus cart.quantityTooLarge' } });
    expect(selectItemCount(read().cart)).toBe(5);
  });

  const restored = () => aCart(anItem(1, 2), anItem(2, 3));
  const shown = (read: ReturnType<typeof startRemote>['read']) =>
    selectLines(read().cart).map(({ itId }) => itId);

  it('hides a removed line at once, and brings it back where it stood on Annuler', async () => {
    const { store, read } = startRemote();
    await settled();
    server.answer({
      'DELETE /cart/item/it-1': () => aCart(anItem(2, 3)),
      'POST /cart/item/it-1/restore': restored,
    });
    store.dispatch(itemsRemoved(['it-1']));
    expect(shown(read)).toEqual(['it-2']);
    await settled();
    store.dispatch(removalUndone({ itId: 'it-1', quantity: 2 }));
    await settled();
    expect(sent('POST /cart/item/it-1/restore')).toEqual([{ quantity: 2 }]);
    expect(read().cart).toMatchObject({ removing: [], adding: [] });
    expect(shown(read)).toEqual(['it-1', 'it-2']);
  });

  it('brings a line back only after the answer to its removal, however early Annuler is pressed', async () => {
    const { store, read } = startRemote();
    await settled();
    const removal = later<Cart>();
    server.answer({
      'DELETE /cart/item/it-1': inTurn(removal.answer),
      'POST /cart/item/it-1/restore': restored,
    });
    store.dispatch(itemsRemoved(['it-1']));
    store.dispatch(removalUndone({ itId: 'it-1', quantity: 2 }));
    await settled();
    expect(sent('POST /cart/item/it-1/restore')).toEqual([]);
    removal.resolve(aCart(anItem(2, 3)));
    await settled();
    expect(shown(read)).toEqual(['it-1', 'it-2']);
  });

  it('shows a line at once whose removal could not be sent, and asks for it again until that is answered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { store, read } = startRemote();
    await settled();
    server.answer({
      'DELETE /cart/item/it-1': () => refusal(0),
      'POST /cart/item/it-1/restore': inTurn(refusal(0), restored()),
    });
    store.dispatch(itemsRemoved(['it-1']));
    await settled();
    store.dispatch(removalUndone({ itId: 'it-1', quantity: 2 }));
    expect(shown(read)).toEqual(['it-1', 'it-2']);
    await settled();
    expect(read().cart.unsent).toBe(true);
    store.dispatch(sendingAskedAgain());
    await settled();
    expect(server.named('DELETE /cart/item/it-1')).toHaveLength(1);
    expect(sent('POST /cart/item/it-1/restore')).toEqual([{ quantity: 2 }, { quantity: 2 }]);
    expect(read().cart).toMatchObject({ unsent: false, removing: [], adding: [] });
  });

  it('leaves a line removed that was brought back without a connection and removed again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { store, read } = startRemote();
    await settled();
    server.answer({
      'DELETE /cart/item/it-1': inTurn(refusal(0), refusal(0), aCart(anItem(2, 3))),
      'POST /cart/item/it-1/restore': () => refusal(0),
    });
    store.dispatch(itemsRemoved(['it-1']));
    await settled();
    store.dispatch(removalUndone({ itId: 'it-1', quantity: 2 }));
    await settled();
    store.dispatch(itemsRemoved(['it-1']));
    await settled();
    store.dispatch(sendingAskedAgain());
    await settled();
    expect(server.named('POST /cart/item/it-1/restore')).toHaveLength(1);
    expect(server.named('DELETE /cart/item/it-1')).toHaveLength(3);
    expect(read().cart).toMatchObject({ unsent: false, removing: [], adding: [] });
    expect(shown(read)).toEqual(['it-2']);
  });

  it('says why a line could not be brought back, and goes on', async () => {
    const { store, read } = startRemote();
    await settled();
    server.answer({
      'DELETE /cart/item/it-1': () => aCart(anItem(2, 3)),
      'GET /cart': () => aCart(anItem(2, 3)),
      'POST /cart/item/it-1/restore': () => refused(400, 'cart.quantityTooLarge'),
    });
    store.dispatch(itemsRemoved(['it-1']));
    store.dispatch(removalUndone({ itId: 'it-1', quantity: 2 }));
    await settled();
    expect(read().cart).toMatchObject({ adding: [], refused: { code: 'cart.quantityTooLarge' } });
  });

  it('removes a line once, however often it is clicked [W3.21]', async () => {
    const { store } = startRemote();
    await settled();
    server.answer({ 'DELETE /cart/item/it-1': () => aCart(anItem(2, 3)) });
    store.dispatch(itemsRemoved(['it-1']));
    store.dispatch(itemsRemoved(['it-1']));
    await settled();
    expect(server.named('DELETE /cart/item/it-1')).toHaveLength(1);
  });

  it('no longer shows an old refusal when it is opened again [W3.21]', async () => {
    const { store, read } = startRemote();
    await settled();
    server.answer({ 'PUT /cart/item/it-1': () => refused(409, 'cart.full') });
    store.dispatch(quantityChosen({ itId: 'it-1', quantity: 5 }));
    await settled();
    expect(read().cart.refused).toMatchObject({ code: 'cart.full' });
    store.dispatch(cartOpened());
    expect(read().cart.refused).toBeNull();
  });

  it('treats a line that another tab has removed as removed', async () => {
    const { store, read } = startRemote();
    await settled();
    server.answer({
      'DELETE /cart/item/it-1': () => refused(404, 'notFound'),
      'GET /cart': () => aCart(anItem(2, 3)),
    });
    store.dispatch(itemsRemoved(['it-1']));
    await settled();
    expect(read().cart).toMatchObject({ refused: null, removing: [] });
    expect(read().cart.items).toHaveLength(1);
  });

  it('replaces a line without product by the chosen product [C2.24]', async () => {
    const bare = anItem(1, 2, { itProdId: null, product: null });
    server.answer({
      'GET /cart': () => aCart(bare),
      'POST /cart/item': () => aCart(bare, anItem(3, 2)),
      'DELETE /cart/item/it-1': () => aCart(anItem(3, 2)),
    });
    const { store, read } = startRemote();
    await settled();
    store.dispatch(productPut({ prodId: 'p-3', quantity: 2, replaces: 'it-1' }));
    await settled();
    expect(server.named('DELETE /cart/item/it-1')).toHaveLength(1);
    expect(read().cart.items.map(({ itId }) => itId)).toEqual(['it-3']);
  });

  it('keeps the line when its replacement is refused [C2.24]', async () => {
    const bare = anItem(1, 2, { itProdId: null, product: null });
    server.answer({
      'GET /cart': () => aCart(bare),
      'POST /cart/item': () => refused(409, 'cart.notOrderable'),
    });
    const { store, read } = startRemote();
    await settled();
    store.dispatch(productPut({ prodId: 'p-3', quantity: 2, replaces: 'it-1' }));
    await settled();
    expect(server.calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
    expect(read().cart.items).toHaveLength(1);
  });
});

describe('the answer to a change', () => {
  const added = () => aCart(anItem(1, 2), anItem(2, 3), anItem(3, 1));

  it('made by another remote is taken as the cart, without loading it again [C2.21, C4.08]', async () => {
    const { store, read } = startRemote();
    await settled();
    store.dispatch(cartChanged(toCartAnswer(added(), performance.now())));
    await settled();
    expect(loads()).toBe(1);
    expect(selectItemCount(read().cart)).toBe(6);
    expect(read().cart.fingerprint).toBe(added().fingerprint);
  });

  it('is still used when /cart opens right after it: an express order needs one request [C7.28]', async () => {
    const { store, read } = startRemote();
    await settled();
    server.answer({ 'POST /express_order': added });
    store.dispatch(expressOrdered());
    await settled();
    store.dispatch(cartOpened());
    await settled();
    expect(loads()).toBe(1);
    expect(selectItemCount(read().cart)).toBe(6);
  });

  it('is out of date after a while: /cart loads again when it opens', async () => {
    const { store } = startRemote();
    await settled();
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    store.dispatch(cartOpened());
    now.mockRestore();
    await settled();
    expect(loads()).toBe(2);
  });

  it('that overlapped a newer one is ignored: the cart is loaded again', async () => {
    const { store, read } = startRemote();
    await settled();
    const askedAt = performance.now();
    server.answer({ 'PUT /cart/item/it-1': () => aCart(anItem(1, 9), anItem(2, 3)) });
    store.dispatch(quantityChosen({ itId: 'it-1', quantity: 9 }));
    await settled();
    server.answer({ 'GET /cart': () => aCart(anItem(1, 9), anItem(2, 3), anItem(3, 1)) });
    store.dispatch(cartChanged(toCartAnswer(added(), askedAt)));
    expect(read().cart.items[0]?.itQuantity).toBe(9);
    await settled();
    expect(loads()).toBe(2);
    expect(selectItemCount(read().cart)).toBe(13);
  });

  it('of quantities and removals is taken as the cart too, without loading it again [C2.24]', async () => {
    const { store } = startRemote();
    await settled();
    server.answer({
      'PUT /cart/item/it-1': () => aCart(anItem(1, 5), anItem(2, 3)),
      'DELETE /cart/item/it-2': () => aCart(anItem(1, 5)),
    });
    store.dispatch(quantityChosen({ itId: 'it-1', quantity: 5 }));
    store.dispatch(itemsRemoved(['it-2']));
    await settled();
    expect(loads()).toBe(1);
  });
});
