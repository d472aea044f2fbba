import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aCart, aProduct, startRemote } from '../testing/store.ts';
import ExpressOrder from './ExpressOrder.tsx';
import { SuggestingField } from './ReferenceField.tsx';

const server = apiServer();
/** More than lie between an arrival and who waits for it; no event comes between them. */
const MICROTASKS = 20;
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Référence' });

function open() {
  server.answer({
    'GET /cart': () => aCart(),
    'GET /references': () => ['FA-00012'],
    'GET /products': () => [aProduct({ prodRef: 'FA-00012' })],
    'GET /reference/:ref': () => ({
      ...{ prodRef: 'FA-00012', prodId: 'p-1', orderable: true },
      product: aProduct({ prodRef: 'FA-00012' }),
    }),
    'GET /successors': () => [],
    'POST /offers': () => [],
  });
  const { store, read } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ExpressOrder />
      </MemoryRouter>
    </Provider>,
  );
  return read;
}

// In this order: what has arrived once is there from then on.
describe('the field of the express order, before its suggestions are there', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('takes a reference and Enter, also where they cannot be had', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const preload = jest.spyOn(SuggestingField, 'preload').mockRejectedValue(new Error('no network'));
    const read = open();
    expect(preload).not.toHaveBeenCalled();
    await userEvent.type(field(), 'FA-00012 x2{Enter}');
    await screen.findByRole('list', { name: 'Références à commander' });
    expect(read().express.lines).toMatchObject([{ ref: 'FA-00012', qty: 2 }]);
  });

  it('leaves its place to the one that has them, with text, focus and what is marked, and shows them at once', async () => {
    const arrival = later<void>();
    const fetchNow = SuggestingField.preload;
    jest.spyOn(SuggestingField, 'preload').mockImplementation(async () => {
      const fetched = await fetchNow();
      await arrival.answer;
      return fetched;
    });
    open();
    const plain = field();
    await userEvent.type(plain, 'fa-000');
    plain.setSelectionRange(1, 4);
    await act(async () => {
      await fetchNow();
      arrival.resolve();
      for (let turn = 0; turn < MICROTASKS; turn += 1) await null;
      // Before a letter can come, which would stand in the wrong place.
      expect(plain).not.toBeInTheDocument();
    });
    expect(await screen.findByRole('option', { name: /FA-00012/ })).toBeVisible();
    expect(plain).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('fa-000');
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 4]);
  });

  it('shows its suggestions together with what each is: no line grows under a finger', async () => {
    const words = later<unknown>();
    open();
    server.answer({ 'GET /products': () => words.answer });
    await userEvent.type(field(), 'fa-000');
    await act(settled);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    words.resolve([aProduct({ prodRef: 'FA-00012' })]);
    expect(await screen.findByRole('option', { name: /FA-00012/ })).toBeVisible();
  });

  it('shows them bare where what they are cannot be had', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    open();
    server.answer({ 'GET /products': () => refusal(503, 'server.unavailable') });
    await userEvent.type(field(), 'fa-000');
    expect(await screen.findByRole('option', { name: /FA-00012/ })).toBeVisible();
  });
});
