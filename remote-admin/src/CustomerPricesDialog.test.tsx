import type { SpecialPrice, SpecialPriceChange } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, HttpResponse, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CustomerPricesDialog } from './CustomerPricesDialog.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const LISTED = 2001;
const SLICE = 1000;
const refOf = (at: number) => `FA-${String(at).padStart(5, '0')}`;
const priceAt = (at: number, spPrice = 10): SpecialPrice => ({
  spId: `sp-${at}`,
  spUserId: '7',
  spProdRef: refOf(at),
  spPrice,
  spStatus: 'active',
  spUserCompName: 'Garage',
  spUserName: 'X',
  spListPrice: 100,
  spDesignation: 'Faisceau',
  spPriceWithout: 90,
  spValidFrom: null,
  spValidTo: null,
  spSteps: [],
});
const all = Array.from({ length: LISTED }, (_, at) => priceAt(at));
const sliceAfter = (after: string) => all.filter(({ spProdRef }) => spProdRef > after).slice(0, SLICE);

/** The last slice waits for the test, which may refuse it once. */
async function openLong() {
  const last = later<Response | SpecialPrice[]>();
  let asked = 0;
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/references': () => [],
    'GET /admin/customer/7': () => ({ userId: '7', userStatus: 'active' }),
    'GET /admin/customer/7/specialPrices': (_, { request }) => {
      const after = new URL(request.url).searchParams.get('after') ?? '';
      if (after === '')
        return HttpResponse.json(sliceAfter(''), { headers: { 'x-total-count': `${LISTED}` } });
      if (after !== refOf(1999)) return sliceAfter(after);
      asked += 1;
      return asked === 1 ? last.answer : sliceAfter(after);
    },
    'POST /admin/customer/7/specialPrices/changes': (body) =>
      (body as SpecialPriceChange[]).map((_, at) => priceAt(at, 12)),
  });
  const { store } = startRemote();
  const onClose = jest.fn();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CustomerPricesDialog id="7" open title="Garage" onClose={onClose} />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return { last, onClose };
}
const rows = () => screen.getByRole('grid').getAttribute('aria-rowcount');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Sauvegader' }));

describe('a customer’s special prices that are too many to come at once', () => {
  it('are edited while the rest arrives, and only what was changed is saved [B5.01]', async () => {
    const { last, onClose } = await openLong();
    expect(screen.getByRole('progressbar', { name: /^2\s000 prix sur 2\s001/ })).toBeVisible();
    const first = screen.getByLabelText('Prix remisé de FA-00000');
    await userEvent.clear(first);
    await userEvent.type(first, '12');
    expect(screen.getByText(/^avant 10,00/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tout choisir' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Référence'), 'FA-02000');
    await userEvent.type(screen.getByLabelText('Prix remisé'), '5{Enter}');
    expect(screen.getByText(/^La liste arrive encore/)).toBeVisible();
    last.resolve(sliceAfter(refOf(1999)));
    await act(settled);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(rows()).toBe(String(LISTED + 1));
    expect(first).toHaveValue('12');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    expect(screen.getByText(/^Un prix spécial existe déjà/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Référence'));
    await userEvent.clear(screen.getByLabelText('Prix remisé'));
    await save();
    await act(settled);
    expect(server.named('POST /admin/customer/7/specialPrices/changes').map(({ body }) => body)).toEqual([
      [
        {
          spId: 'sp-0',
          spUserId: '7',
          spProdRef: 'FA-00000',
          spPrice: 12,
          spStatus: 'active',
          spSeen: { spPrice: 10, spValidFrom: null, spValidTo: null, spSteps: [] },
        },
      ],
    ]);
    expect(onClose).toHaveBeenCalled();
  });

  it('keep what was edited where the rest does not come, and ask for it again [B5.01]', async () => {
    const { last } = await openLong();
    const first = screen.getByLabelText('Prix remisé de FA-00000');
    await userEvent.clear(first);
    await userEvent.type(first, '12');
    last.resolve(refusal(503));
    await act(settled);
    expect(screen.getByText(/la suite n’a pas pu être chargée/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(rows()).toBe(String(LISTED + 1));
    expect(first).toHaveValue('12');
    await userEvent.click(screen.getByRole('button', { name: 'Défaire la saisie' }));
    expect(first).toHaveValue('10,00');
    expect(rows()).toBe(String(LISTED + 1));
  });

  it('are as before the save again after two clicks: the way back is offered where the dialog has closed [B5.01]', async () => {
    const { last } = await openLong();
    last.resolve(sliceAfter(refOf(1999)));
    await act(settled);
    const first = screen.getByLabelText('Prix remisé de FA-00000');
    await userEvent.clear(first);
    await userEvent.type(first, '12');
    await save();
    await act(settled);
    expect(screen.getAllByText('1 prix spécial est enregistré.')[0]).toBeVisible();
    // In the message, not among the tools of the dialog, which closes.
    const [, offered] = screen.getAllByRole('button', { name: 'Revenir avant l’enregistrement' });
    await userEvent.click(offered as HTMLElement);
    await act(settled);
    // The page of this test keeps the dialog open: its first price is what it was, and can be saved.
    expect(screen.getByLabelText('Prix remisé de FA-00000')).toHaveValue('10,00');
    expect(screen.getByText(/^1 prix est revenu.*à enregistrer de nouveau\.$/)).toBeVisible();
    expect(screen.getByText('À enregistrer')).toBeVisible();
    await save();
    await act(settled);
    const [, back] = server.named('POST /admin/customer/7/specialPrices/changes').map(({ body }) => body);
    expect(back).toEqual([
      expect.objectContaining({
        spProdRef: 'FA-00000',
        spPrice: 10,
        spSeen: expect.objectContaining({ spPrice: 12 }),
      }),
    ]);
  });

  it('are not saved without prices that were pasted and wait to be taken over [B5.01]', async () => {
    const { last } = await openLong();
    last.resolve(sliceAfter(refOf(1999)));
    await act(settled);
    server.answer({
      'POST /admin/upload': () => ({ path: 'f1', size: 1 }),
      'POST /admin/customer/7/specialPrices/import': () => ({
        prices: [{ prodRef: 'FA-00001', price: 8, before: 10, listPrice: 100 }],
        ...{ unchangedCount: 0, unknownRefs: [], unknownCount: 0, unreadableLines: [], unreadableCount: 0 },
      }),
    });
    const first = screen.getByLabelText('Prix remisé de FA-00000');
    await userEvent.click(first);
    await userEvent.paste('FA-00001\t8\nFA-00002\t9');
    await act(settled);
    await userEvent.clear(first);
    await userEvent.type(first, '12');
    await save();
    expect(server.named('POST /admin/customer/7/specialPrices/changes')).toEqual([]);
    expect(screen.getByText(/^Les prix collés ne sont pas encore dans la liste/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Reprendre/ }));
    await save();
    await act(settled);
    const [sent] = server.named('POST /admin/customer/7/specialPrices/changes').map(({ body }) => body);
    expect(sent).toMatchObject([{ spProdRef: 'FA-00000' }, { spProdRef: 'FA-00001', spPrice: 8 }]);
  });

  it('keep what was typed where somebody else changed one meanwhile, over the list that is read again [B5.01]', async () => {
    const { last } = await openLong();
    last.resolve(sliceAfter(refOf(1999)));
    await act(settled);
    server.answer({
      'POST /admin/customer/7/specialPrices/changes': () =>
        refusal(409, 'specialPrices.changedMeanwhile', 'Modifiés entre-temps : FA-00000.'),
    });
    const first = () => screen.getByLabelText('Prix remisé de FA-00000');
    await userEvent.clear(first());
    await userEvent.type(first(), '12');
    await save();
    await act(settled);
    expect(screen.getByText(/ce que vous avez saisi est gardé et repris/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Recharger la liste' }));
    await act(settled);
    expect(first()).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'Sauvegader' })).toBeEnabled();
  });
});
