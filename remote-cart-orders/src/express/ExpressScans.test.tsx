import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showExpressOrder } from '../testing/express-order.tsx';
import { aCart, aProduct } from '../testing/store.ts';

const server = apiServer();
const UNKNOWN = '3701210000305';
const SOLD_OUT = '3701210000299';
const [ONE, TWO] = ['3701210004525', '3701210004532'];
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Référence' });
const marked = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);
/** As a scanner does: it knows nothing of what the field shows. */
const scan = (...codes: string[]) =>
  userEvent.setup({ delay: null }).keyboard(codes.map((code) => `${code}{Enter}`).join(''));

async function open() {
  sessionStorage.clear();
  server.answer({
    'GET /cart': () => aCart(),
    'GET /references': () => [],
    'GET /products': () => [],
    'GET /successors': () => [],
    'POST /offers': () => [],
    'GET /reference/:ref': (_body, { call }) => {
      const prodId = call.replace('GET /reference/', '');
      if (prodId === UNKNOWN) return refusal(404, 'notFound');
      const prodRef = `FA-${prodId.slice(-4)}`;
      if (prodId === SOLD_OUT) {
        const product = aProduct({ prodId, prodRef, prodCodeStock: '9' });
        return { prodRef, prodId, orderable: false, product };
      }
      return { prodRef, prodId, orderable: true, product: aProduct({ prodId, prodRef }) };
    },
  });
  const { read } = await showExpressOrder();
  await userEvent.click(field());
  return () => read().express.lines.map(({ ref, qty }) => `${ref} x${qty}`);
}

describe('a scanner at the express order', () => {
  it.each([
    ['unknown', UNKNOWN, /n’a ce code EAN/],
    ['sold out', SOLD_OUT, /^Ce produit est épuisé/],
  ])(
    'replaces a code that was refused because it is %s by the next one, and keeps the refusal beside the field [C2.23]',
    async (_why, code, words) => {
      const lines = await open();
      await scan(code);
      expect(await screen.findByText(words)).toBeVisible();
      expect(field()).toHaveValue(code);
      expect(marked()).toBe(code);
      await userEvent.keyboard(ONE.slice(0, 1));
      expect(field()).toHaveValue(ONE.slice(0, 1));
      expect(field()).toBeValid();
      await scan(ONE.slice(1));
      await act(settled);
      expect(lines()).toEqual(['FA-4525 x1']);
      expect(field()).toHaveValue('');
      expect(within(screen.getByRole('alert')).getByRole('listitem')).toHaveTextContent(code);
    },
  );

  it('leaves a refused code to be corrected where the caret is moved into it, and replaces it after the next Enter [C2.23]', async () => {
    const lines = await open();
    await scan(UNKNOWN);
    await screen.findByText(/n’a ce code EAN/);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText(/n’a ce code EAN/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await act(settled);
    expect(marked()).toBe(UNKNOWN);
    await userEvent.keyboard('{ArrowRight}{Backspace}6');
    expect(field()).toHaveValue(`${UNKNOWN.slice(0, -1)}6`);
    await userEvent.keyboard('{Enter}');
    await act(settled);
    expect(lines()).toEqual(['FA-0306 x1']);
  });

  it('loses and glues none of four codes that come before the first answer, and says which was not taken [C2.23]', async () => {
    const lines = await open();
    const first = later<unknown>();
    const product = aProduct({ prodId: ONE, prodRef: 'FA-4525' });
    server.answer({ [`GET /reference/${ONE}`]: () => first.answer });
    await scan(ONE, UNKNOWN, SOLD_OUT, TWO);
    expect(field()).toHaveValue(TWO);
    expect(server.named(`GET /reference/${TWO}`)).toEqual([]);
    first.resolve({ prodRef: 'FA-4525', prodId: ONE, orderable: true, product });
    await act(settled);
    expect(lines()).toEqual(['FA-4525 x1', 'FA-4532 x1']);
    expect(field()).toHaveValue('');
    expect(field()).toBeValid();
    const missed = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(missed[0]).toHaveTextContent(new RegExp(`^${UNKNOWN} Aucun produit`));
    expect(missed[1]).toHaveTextContent(new RegExp(`^${SOLD_OUT} Ce produit est épuisé`));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves what is being typed when the answer about the former comes, and its quantity with the former [C2.23]', async () => {
    const lines = await open();
    const first = later<unknown>();
    const product = aProduct({ prodId: ONE, prodRef: 'FA-4525' });
    server.answer({ [`GET /reference/${ONE}`]: () => first.answer });
    const quantity = screen.getByRole('spinbutton');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await userEvent.click(field());
    await scan(ONE);
    await userEvent.keyboard('37012');
    first.resolve({ prodRef: 'FA-4525', prodId: ONE, orderable: true, product });
    await act(settled);
    expect(field()).toHaveValue('37012');
    await scan(TWO.slice(5));
    await act(settled);
    expect(lines()).toEqual(['FA-4525 x3', 'FA-4532 x1']);
  });

  it('counts the same code twice where it is scanned twice, also before the first answer [C2.23]', async () => {
    const lines = await open();
    await scan(ONE, ONE);
    await act(settled);
    expect(lines()).toEqual(['FA-4525 x2']);
    expect(field()).toHaveValue('');
  });
});
