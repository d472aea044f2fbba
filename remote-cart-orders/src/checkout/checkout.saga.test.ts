import type { CartItem, OrderPost } from '@extranet/shared/contracts';
import { listenToHttp } from '@extranet/shared/http';
import { cartChanged, connectionRestored } from '@extranet/shared/remote';
import { dropTokens, keepToken, signOutRequested } from '@extranet/shared/session';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { quantityChosen } from '../cart/cart.slice.ts';
import { aCart, anAddress, anItem, anOrder, inTurn, refused, startRemote } from '../testing/store.ts';
import {
  checkoutOpened,
  orderAskedAgain,
  orderSubmitted,
  priceChangeAccepted,
  priceChangeDeclined,
} from './checkout.slice.ts';
import { deliveryChosen, internalRefTyped } from './draft.slice.ts';

const server = apiServer();
const unheard = refusal(0);
const answerOrder = (...answers: unknown[]) => server.answer({ 'POST /order': inTurn(...answers) });
const answerCart = (...items: CartItem[]) => server.answer({ 'GET /cart': () => aCart(...items) });

async function arrive(options?: Parameters<typeof startRemote>[0]) {
  const remote = startRemote(options);
  await settled();
  remote.store.dispatch(checkoutOpened());
  await settled();
  return remote;
}

async function fill() {
  const remote = await arrive();
  remote.store.dispatch(deliveryChosen(anAddress));
  remote.store.dispatch(internalRefTyped('CH-12 '));
  return remote;
}

const posted = () => server.named('POST /order');
const keys = () => posted().map(({ request }) => request.headers.get('Idempotency-Key'));

beforeEach(() => {
  sessionStorage.clear();
  answerCart(anItem(1, 2));
});

describe('an order that is sent', () => {
  it('is confirmed by an answer with its id, and the cart is reloaded [C2.25, C4.07, C4.09, C7.33]', async () => {
    const { store, read } = await fill();
    answerOrder(anOrder());
    answerCart();
    store.dispatch(orderSubmitted());
    store.dispatch(orderSubmitted());
    await settled();
    expect(posted().map(({ body }) => body)).toEqual([
      {
        delivery: { daId: 'da-1' },
        orderInternalRef: 'CH-12',
        fingerprint: aCart(anItem(1, 2)).fingerprint,
      },
    ]);
    expect(read().checkout).toMatchObject({ status: 'placed', order: { orderId: 'o-1' } });
    expect(read().cart.items).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is repeated with the same key when its answer is lost', async () => {
    const { store, read } = await fill();
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answerOrder(unheard, anOrder());
    store.dispatch(orderSubmitted());
    await settled();
    expect(read().checkout.status).toBe('unanswered');
    store.dispatch(connectionRestored());
    await settled();
    expect(read().checkout.status).toBe('placed');
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });

  it('is repeated, not refused, while the server still processes the first request [W3.07]', async () => {
    const { store, read } = await fill();
    answerOrder(refused(409, 'order.inProgress'), anOrder());
    store.dispatch(orderSubmitted());
    await settled();
    expect(read().checkout.status).toBe('unanswered');
    store.dispatch(connectionRestored());
    await settled();
    expect(read().checkout).toMatchObject({ status: 'placed', order: { orderId: 'o-1' } });
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });

  it('is not confirmed by an empty answer [C8.02]', async () => {
    const { store, read } = await fill();
    answerOrder({}, anOrder());
    store.dispatch(orderSubmitted());
    await settled();
    expect(read().checkout.status).toBe('unanswered');
    store.dispatch(connectionRestored());
    await settled();
    expect(read().checkout.status).toBe('placed');
  });

  it('is repeated after a reload, with the same key', async () => {
    answerOrder(later().answer);
    const { store } = await fill();
    store.dispatch(orderSubmitted());
    await settled();
    answerOrder(anOrder());
    const { read } = await arrive();
    expect(read().checkout.status).toBe('placed');
    expect(new Set(keys()).size).toBe(1);
  });

  it('is not repeated after a reload with another cart, whose products were not ordered', async () => {
    answerOrder(later().answer);
    const { store } = await fill();
    store.dispatch(orderSubmitted());
    await settled();
    answerCart(anItem(2, 7));
    const { read } = await arrive();
    expect(read().checkout.status).toBe('doubtful');
    expect(posted()).toHaveLength(1);
  });

  it('is repeated only after asking when it was sent long ago', async () => {
    answerOrder(later().answer);
    const { store } = await fill();
    store.dispatch(orderSubmitted());
    await settled();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const again = await arrive();
    expect(again.read().checkout.status).toBe('interrupted');
    answerOrder(anOrder());
    again.store.dispatch(orderAskedAgain());
    await settled();
    expect(again.read().checkout.status).toBe('placed');
    expect(new Set(keys()).size).toBe(1);
    now.mockRestore();
  });

  describe('whose session the server refuses', () => {
    /** As the shell does: the remote is gone before it hears of the refusal. */
    const endSessionOf = ({ store }: Awaited<ReturnType<typeof fill>>) =>
      listenToHttp({
        onNotFound: () => {},
        onTokenRefused: async () => {
          store.ejectRemote('cart-orders');
          return false;
        },
        onWithdrawn: () => {},
        onUnanswered: () => {},
      });
    beforeEach(() => keepToken('spoiled'));
    afterEach(() => {
      dropTokens();
      listenToHttp({
        onNotFound: () => {},
        onTokenRefused: async () => false,
        onWithdrawn: () => {},
        onUnanswered: () => {},
      });
    });

    it('waits at the summary after signing in again, and is sent only when it is submitted anew [C4.09]', async () => {
      const before = await fill();
      endSessionOf(before);
      answerOrder(refused(401, 'auth.required'), anOrder());
      before.store.dispatch(orderSubmitted());
      await settled();
      const { store, read } = await arrive();
      expect(read().checkout.status).toBe('idle');
      expect(read().draft).toMatchObject({ step: 'summary', delivery: anAddress, internalRef: 'CH-12 ' });
      expect(posted()).toHaveLength(1);
      store.dispatch(orderSubmitted());
      await settled();
      expect(read().checkout.status).toBe('placed');
      expect(new Set(keys()).size).toBe(2);
    });

    it('is asked for by its key at the press of a button when an earlier request of it was not answered', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const before = await fill();
      endSessionOf(before);
      answerOrder(unheard, refused(401, 'auth.required'), anOrder());
      before.store.dispatch(orderSubmitted());
      await settled();
      before.store.dispatch(connectionRestored());
      await settled();
      const { store, read } = await arrive();
      expect(read().checkout.status).toBe('interrupted');
      expect(posted()).toHaveLength(2);
      store.dispatch(orderAskedAgain());
      await settled();
      expect(read().checkout.status).toBe('placed');
      expect(new Set(keys()).size).toBe(1);
    });
  });

  it('belongs to the user who sent it: nothing is left for another user, or after signing out', async () => {
    answerOrder(later().answer);
    const { store } = await fill();
    store.dispatch(orderSubmitted());
    await settled();
    const other = await arrive({ signedInAs: 'u-2' });
    expect(other.read().checkout.status).toBe('idle');
    expect(other.read().draft.internalRef).toBe('');
    store.dispatch(signOutRequested());
    expect(sessionStorage).toHaveLength(0);
  });

  const risen = (shownUnitPriceET: number, itMbrUnitPriceET: number) => {
    const change = { itId: 'it-1', itProdRef: 'FA-00001', itQuantity: 2, shownUnitPriceET, itMbrUnitPriceET };
    const fingerprint = `at ${itMbrUnitPriceET}`;
    const answer = refused(409, 'cart.priceChanged', { lines: [change], fingerprint });
    return { answer, question: { changes: [change], fingerprint } };
  };
  const sent = () => posted().map(({ body }) => (body as OrderPost).fingerprint);

  it('needs consent to a risen price, and is sent with a new key after it [C2.25]', async () => {
    const { store, read } = await fill();
    const { answer, question } = risen(10, 11);
    answerOrder(answer, anOrder());
    store.dispatch(orderSubmitted());
    await settled();
    expect(read().checkout).toMatchObject({ status: 'priceChanged', question });
    expect(posted()).toHaveLength(1);
    store.dispatch(priceChangeAccepted());
    await settled();
    expect(read().checkout.status).toBe('placed');
    expect(new Set(keys()).size).toBe(2);
  });

  it('needs consent again when a price has risen once more since the dialog [C2.25]', async () => {
    const { store, read } = await fill();
    const [first, second] = [risen(10, 11), risen(11, 12)];
    answerOrder(first.answer, second.answer);
    store.dispatch(orderSubmitted());
    await settled();
    // Meanwhile the cart was reloaded because of another tab.
    answerCart(anItem(1, 2, { itMbrUnitPriceET: 12 }));
    store.dispatch(cartChanged());
    await settled();
    store.dispatch(priceChangeAccepted());
    await settled();
    expect(sent()).toEqual([aCart(anItem(1, 2)).fingerprint, 'at 11']);
    expect(read().checkout).toMatchObject({ status: 'priceChanged', question: second.question });
  });

  it('needs consent again after the dialog was closed: closing accepts nothing', async () => {
    const { store } = await fill();
    answerOrder(risen(10, 11).answer);
    for (const action of [orderSubmitted(), priceChangeDeclined(), orderSubmitted()]) {
      store.dispatch(action);
      await settled();
    }
    expect(new Set(sent())).toEqual(new Set([aCart(anItem(1, 2)).fingerprint]));
  });

  it('is refused when the cart has other lines than shown, and the cart is reloaded [C8.06]', async () => {
    const { store, read } = await fill();
    answerOrder(refused(409, 'cart.changed'));
    answerCart(anItem(1, 7));
    store.dispatch(orderSubmitted());
    await settled();
    expect(read().checkout).toMatchObject({ status: 'refused', failure: { code: 'cart.changed' } });
    expect(read().cart.items[0]?.itQuantity).toBe(7);
  });

  it('is not sent while a change of the cart is still being sent', async () => {
    const { store } = await fill();
    answerOrder(anOrder());
    server.answer({ 'PUT /cart/item/it-1': () => later().answer });
    store.dispatch(quantityChosen({ itId: 'it-1', quantity: 9 }));
    store.dispatch(orderSubmitted());
    await settled();
    expect(posted()).toEqual([]);
  });

  it('goes back to the choice of address when the address was deleted elsewhere', async () => {
    const { store, read } = await fill();
    answerOrder(refused(404, 'notFound'));
    store.dispatch(orderSubmitted());
    await settled();
    expect(read().draft).toMatchObject({ step: 'address', delivery: null, internalRef: 'CH-12 ' });
    expect(read().checkout).toMatchObject({ status: 'refused', failure: { status: 404 } });
  });

  it('shows the server’s message when it is refused [C8.06]', async () => {
    const { store, read } = await fill();
    answerOrder(refused(409, 'cart.notOrderable'));
    store.dispatch(orderSubmitted());
    await settled();
    expect(read().checkout).toMatchObject({
      status: 'refused',
      failure: { message: 'Refus cart.notOrderable' },
    });
  });
});

describe('the text typed for an order', () => {
  it('survives a reload and the end of a session', async () => {
    await fill();
    const { read } = await arrive();
    expect(read().draft).toMatchObject({ step: 'summary', delivery: anAddress, internalRef: 'CH-12 ' });
  });
});
