import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { QuantityStepper } from '@extranet/shared/ui';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChangeEvent, useState } from 'react';
import { borrowRouter } from '../navigation.ts';
import { selectProduct } from '../product/product.slice.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import ScannedCodes from './ScannedCodes.tsx';

const CODE = '3701210000015';

describe('a code that is scanned while no field has the focus', () => {
  const server = apiServer();
  const went = jest.fn();
  let giveBack = () => {};
  beforeEach(() => {
    giveBack = borrowRouter({ navigate: went, dispatch: () => {} });
  });
  afterEach(() => giveBack());

  function show(around = <p>Catalogue</p>) {
    const store = openStore();
    renderIn(
      store,
      <>
        {around}
        <ScannedCodes />
      </>,
    );
    const opened = () => selectProduct(store.getState() as Parameters<typeof selectProduct>[0]).prodId;
    return { store, opened };
  }
  /** The code is that of the product p1. */
  const answerProduct = (code: string) =>
    server.answer({
      [`GET /reference/${code}`]: () => ({ prodRef: 'FA-00001', prodId: 'p1', product: null }),
      'GET /product/p1': () => refusal(404),
      'GET /product/p1/related': () => [],
      'GET /products/config': () => ({ properties: {}, no_legend: [] }),
    });
  async function scan(at: Element = document.body) {
    for (const key of [...CODE, 'Enter'])
      fireEvent.keyDown(at, { key, code: /\d/.test(key) ? `Digit${key}` : key });
    await act(settled);
  }

  it('opens its product', async () => {
    answerProduct(CODE);
    const { opened } = show();
    await scan();
    expect(opened()).toBe('p1');
  });

  it('opens its product also where it came before anybody listened, but not an hour later', async () => {
    answerProduct(CODE);
    const pressed = (ago: number) =>
      [...CODE, 'Enter'].map((key) =>
        Object.defineProperty(new KeyboardEvent('keydown', { key, code: `Digit${key}` }), 'timeStamp', {
          value: performance.now() - ago,
        }),
      );
    window.extranetKeys = pressed(3_600_000);
    const { opened } = show();
    await act(settled);
    expect(opened()).toBeNull();
    cleanup();
    window.extranetKeys = pressed(1_000);
    const later = show();
    await act(settled);
    expect(later.opened()).toBe('p1');
    expect(window.extranetKeys).toBeUndefined();
  });

  it('is searched where no product or several have it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({ [`GET /reference/${CODE}`]: () => refusal(404) });
    show();
    await scan();
    expect(went).toHaveBeenLastCalledWith(`/catalog?q=${CODE}`);
  });

  it('presses no button that has the focus, and changes nothing under a dialog', async () => {
    const pressed = jest.fn();
    show(
      <div role="dialog" aria-modal="true">
        <button type="button" onKeyDown={pressed}>
          Commander
        </button>
      </div>,
    );
    const button = screen.getByRole('button');
    button.focus();
    await scan(button);
    expect(pressed.mock.calls.filter(([{ key }]) => key === 'Enter')).toEqual([]);
    expect(server.calls).toEqual([]);
  });

  it('takes the place of an open product, in whose quantity the focus is', async () => {
    answerProduct(CODE);
    const { opened } = show(<input role="spinbutton" aria-label="Quantité" />);
    history.replaceState(null, '', '?produit=p2');
    await scan(screen.getByLabelText('Quantité'));
    expect(opened()).toBe('p1');
  });

  it.each([CODE, 'FA-00012'])(
    '%s leaves the quantity that has the focus as it was, and opens',
    async (code) => {
      answerProduct(code);
      const chosen = jest.fn();
      const { opened } = show(<QuantityStepper value={3} onValue={chosen} label="Quantité" />);
      const quantity = screen.getByRole('spinbutton', { name: 'Quantité' });
      quantity.focus();
      // However busy the machine is, a scanner's keys come at once.
      const stamps = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now());
      await userEvent.keyboard(`${code}{Enter}`);
      stamps.mockRestore();
      await act(settled);
      expect(quantity).toHaveValue('3');
      expect(chosen).not.toHaveBeenCalled();
      expect(opened()).toBe('p1');
      await userEvent.tab();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it.each(['abc', '5x', '1e3', 'x-2'])(
    '%s, typed into a quantity by a quick hand, is not taken from it: it says what is possible',
    async (text) => {
      const { opened } = show(<QuantityStepper value={3} onValue={() => {}} label="Quantité" />);
      const quantity = screen.getByRole('spinbutton', { name: 'Quantité' });
      await userEvent.tab();
      await userEvent.keyboard(text);
      await userEvent.tab();
      expect(quantity).not.toHaveFocus();
      expect(quantity).toHaveValue(text.replace('-', ''));
      expect(screen.getByRole('alert')).toHaveTextContent(/^Indiquez une quantité entière/);
      expect(opened()).toBeNull();
      expect(server.calls).toEqual([]);
    },
  );

  it('a quantity that a hand types stays one', async () => {
    const chosen = jest.fn();
    show(<QuantityStepper value={3} onValue={chosen} label="Quantité" />);
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Quantité' }), '12{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 1,
    });
    expect(chosen).toHaveBeenLastCalledWith(12);
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['Année', { 'data-search-here': '' }, {}],
    ['Rechercher', {}, { 'data-search-field': '' }],
  ])('is for a part also in %s, which has then what it had', async (name, around, itself) => {
    answerProduct('FA-00012');
    function Field() {
      const [text, setText] = useState('2014');
      const change = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => setText(value.slice(0, 4));
      return (
        <div {...around}>
          <input aria-label={name} value={text} onChange={change} {...itself} />
        </div>
      );
    }
    const { opened } = show(<Field />);
    screen.getByLabelText(name).focus();
    await userEvent.keyboard('{Shift>}F{/Shift}{Shift>}A{/Shift}-00012{Enter}');
    await act(settled);
    expect(opened()).toBe('p1');
    expect(screen.getByLabelText(name)).toHaveValue('2014');
  });

  it('is what a hand types in a search, key by key', async () => {
    show(<input data-search-field aria-label="Rechercher" />);
    const field = screen.getByLabelText('Rechercher');
    field.focus();
    await userEvent.keyboard('PEUGEOT{Enter}', { delay: 80 });
    await act(settled);
    expect(field).toHaveValue('PEUGEOT');
    expect(server.calls).toEqual([]);
  });

  it('is the field’s where one has the focus that asks for something else', async () => {
    show(<input aria-label="Référence interne" />);
    await scan(screen.getByLabelText('Référence interne'));
    expect(server.calls).toEqual([]);
  });
});
