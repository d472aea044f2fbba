import type { AdminOrder, Order, ParcelPut } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import OrderWorkPage from './OrderWorkPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const line = (itId: string, parts: Partial<Order['items'][number]> = {}): Order['items'][number] => ({
  itId,
  itProdRef: `FA-0000${itId}`,
  itProdId: null,
  itProdCatalogue: 'Faisceau',
  itProdKind: '13',
  itLabel: 'Faisceau standard 13 broches',
  itQuantity: 3,
  itMbrUnitPriceET: 10,
  itMbrTotalPriceET: 30,
  itVATAmount: 6,
  itMbrTotalPriceIT: 36,
  itProdCodeStock: '1',
  itState: 'validee',
  itShipped: 0,
  itPromisedOn: '2020-01-02',
  ...parts,
});
const page = (parts: Partial<Order> = {}, version = 1): AdminOrder => ({
  order: {
    orderId: 'o1',
    orderRef: 'CMD-2026-000001',
    orderInternalRef: '',
    orderDate: '2026-11-20T09:00:00.000Z',
    orderStatus: 'validee',
    orderDeliveryId: null,
    delivery: null,
    items: [line('1'), line('2')],
    orderTotalPriceET: 60,
    orderVATAmount: 12,
    orderTotalPriceIT: 72,
    orderPDFFilename: null,
    userId: 'u1',
    fingerprint: null,
    orderExpiresAt: null,
    orderState: 'validee',
    orderVersion: version,
    orderPromisedOn: '2020-01-02',
    orderDueOn: '2020-01-02',
    ...parts,
  },
  life: { orderId: 'o1', version, events: [], parcels: [], requests: [] },
  notes: [],
  customer: {
    userId: 'u1',
    userCompName: 'Garage du Port',
    userName: 'Le Goff',
    userFirstname: 'Aurélie',
    userEmail: 'port@example.com',
    userPhone: '',
    userAddress: ['1 quai du Port', '44000 Nantes'],
  },
});

async function open(answers: Parameters<typeof server.answer>[0] = {}) {
  server.answer({
    'GET /admin/orders/o1': () => page(),
    'GET /admin/orders/o1/documents': () => [],
    ...answers,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/orders/o1']}>
        <Link to="/extradmin/orders/o1">La précédente</Link>
        <Link to="/extradmin/orders/o2">La suivante</Link>
        <Routes>
          <Route path="/extradmin/orders/:orderId" element={<OrderWorkPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('an order as the office works it', () => {
  it('shows lines with prices, addresses and lateness [B4.09] [W2.03]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CMD-2026-000001');
    expect(screen.getAllByText('En retard').length).toBeGreaterThan(0);
    expect(screen.getByText('1 quai du Port')).toBeVisible();
    expect(screen.getAllByText(/^3 × 10,00\s€/)).toHaveLength(2);
  });

  it('sends the step with the version it shows, once [B4.01]', async () => {
    const bodies: unknown[] = [];
    await open({
      'POST /admin/orders/o1/steps': (body: unknown) => {
        bodies.push(body);
        const items = ['1', '2'].map((itId) => line(itId, { itState: 'en_preparation' }));
        return page({ orderState: 'en_preparation', items }, 2);
      },
    });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Mettre en préparation' }));
    await act(settled);
    expect(bodies).toEqual([{ version: 1, step: 'preparer' }]);
    expect(screen.getAllByText('En préparation')).toHaveLength(3);
  });

  it('says what a colleague did meanwhile, and shows the order as it is now [B4.03]', async () => {
    const event = {
      at: '2026-11-24T09:00:00.000Z',
      kind: 'step',
      state: 'en_preparation',
      actor: 'office',
      who: 'Camille Martin',
      reason: '',
      lines: [],
      detail: 'en_preparation',
    };
    await open({
      'POST /admin/orders/o1/steps': () =>
        refusal(409, 'order.changed', 'Cette commande a changé.', { version: 2, events: [event] }),
    });
    server.answer({ 'GET /admin/orders/o1': () => page({ orderState: 'en_preparation' }, 2) });
    await press('Mettre en préparation');
    expect(screen.getByRole('alert')).toHaveTextContent('Mise en préparation (Camille Martin)');
    expect(screen.getByText('En préparation')).toBeVisible();
  });

  it('keeps what came of a change out of the next order’s page, which can be worked at once [B4.09]', async () => {
    const { answer, resolve } = later<AdminOrder>();
    const next = page({ orderId: 'o2', orderRef: 'CMD-2026-000002' }, 7);
    const bodies: unknown[] = [];
    await open({
      'POST /admin/orders/o1/steps': () => answer,
      'GET /admin/orders/o2': () => next,
      'GET /admin/orders/o2/documents': () => [],
      'POST /admin/orders/o2/steps': (body: unknown) => {
        bodies.push(body);
        return next;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Mettre en préparation' }));
    await userEvent.click(screen.getByRole('link', { name: 'La suivante' }));
    await act(async () => {
      resolve(page({ orderState: 'en_preparation' }, 2));
      await settled();
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CMD-2026-000002');
    await press('Mettre en préparation');
    expect(bodies).toEqual([{ version: 7, step: 'preparer' }]);
  });

  it('a parcel needs a carrier, a link that is one, and no more than is left [B4.03]', async () => {
    const bodies: unknown[] = [];
    await open({
      'POST /admin/orders/o1/parcels': (body: unknown) => {
        bodies.push(body);
        return page({ orderState: 'expediee_en_partie' }, 2);
      },
    });
    await press('Expédier un colis');
    const dialog = within(screen.getByRole('dialog'));
    write(dialog.getByLabelText('Lien de suivi'), 'suivi');
    write(dialog.getByLabelText('FA-00001 (reste 3)'), '4');
    write(dialog.getByLabelText('FA-00002 (reste 3)'), '');
    await press('Enregistrer le colis');
    expect(dialog.getByText('Indiquez le transporteur.')).toBeVisible();
    expect(dialog.getByText('Ce lien n’est pas une adresse https.')).toBeVisible();
    expect(dialog.getByText('Indiquez un nombre de 0 à 3.')).toBeVisible();
    expect(bodies).toEqual([]);
    write(dialog.getByLabelText(/^Transporteur/), 'Geodis');
    write(dialog.getByLabelText('Lien de suivi'), '');
    write(dialog.getByLabelText('FA-00001 (reste 3)'), '2');
    await press('Enregistrer le colis');
    expect(bodies).toEqual([
      { version: 1, carrier: 'Geodis', number: '', link: '', lines: [{ itId: '1', quantity: 2 }] },
    ]);
  });

  it('a refused parcel keeps its dialog with what was typed, also after a change that was saved; a day that has passed is said at its field [B4.03]', async () => {
    await open({
      'POST /admin/orders/o1/steps': () => page({}, 2),
      'POST /admin/orders/o1/parcels': () => refusal(422, 'request.invalid', 'Ce jour-là, rien n’arrive.'),
    });
    await press('Mettre en préparation');
    await press('Expédier un colis');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Transporteur/), 'Geodis');
    fireEvent.change(dialog.getByLabelText('Arrivée prévue'), { target: { value: '2020-01-01' } });
    await press('Enregistrer le colis');
    expect(dialog.getByText('Choisissez un jour à partir d’aujourd’hui.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Arrivée prévue'), { target: { value: '2090-12-25' } });
    await press('Enregistrer le colis');
    expect(dialog.getByText('Ce jour-là, rien n’arrive.')).toBeVisible();
    expect(dialog.getByLabelText(/Transporteur/)).toHaveValue('Geodis');
  });

  it('says in the parcel’s dialog who sent the rest meanwhile, and has nothing left to save [B4.03]', async () => {
    const event = {
      at: '2026-11-24T09:00:00.000Z',
      kind: 'parcel',
      state: 'expediee',
      actor: 'office',
      who: 'Camille Martin',
      reason: '',
      lines: ['FA-00001 × 3'],
      detail: 'Geodis GEO-1',
    };
    await open({
      'POST /admin/orders/o1/parcels': () =>
        refusal(409, 'order.changed', 'Cette commande a changé.', { version: 2, events: [event] }),
    });
    await press('Expédier un colis');
    const dialog = within(screen.getByRole('dialog'));
    write(dialog.getByLabelText(/^Transporteur/), 'Geodis');
    const items = ['1', '2'].map((itId) => line(itId, { itState: 'expediee', itShipped: 3 }));
    server.answer({ 'GET /admin/orders/o1': () => page({ orderState: 'expediee', items }, 2) });
    await press('Enregistrer le colis');
    expect(dialog.getByRole('alert')).toHaveTextContent(
      /Colis expédié.: Geodis GEO-1 · FA-00001 × 3 \(Camille Martin\)/,
    );
    expect(dialog.getByText('Il ne reste rien à expédier.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Enregistrer le colis' })).toBeDisabled();
    expect(dialog.getAllByRole('button', { name: 'Fermer' }).length).toBeGreaterThan(0);
  });

  it('of a delivered order says when it arrived, no longer for when it was promised [B4.09]', async () => {
    const parcel = {
      ...{ parcelId: 'c1', carrier: 'Geodis', number: '', link: '', expectedOn: null, lines: [] },
      ...{ sentAt: '2026-11-24T09:00:00.000Z', deliveredAt: '2026-11-26T09:00:00.000Z' },
    };
    const items = [line('1', { itState: 'livree', itShipped: 3 })];
    const arrived = page({ orderState: 'livree', items });
    await open({
      'GET /admin/orders/o1': () => ({ ...arrived, life: { ...arrived.life, parcels: [parcel] } }),
    });
    expect(screen.getByText('Livrée le 26/11/2026')).toBeVisible();
    expect(screen.queryByText(/Promis pour/)).not.toBeInTheDocument();
  });

  it('asks before a line is cancelled, and says where the order goes with it [B4.09]', async () => {
    const lines = [line('1'), line('2', { itState: 'annulee' })];
    const steps: unknown[] = [];
    await open({
      'GET /admin/orders/o1': () => page({ items: lines }),
      'POST /admin/orders/o1/steps': (step: unknown) => {
        steps.push(step);
        return page({ items: lines }, 2);
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Annuler la ligne FA-00001' }));
    const asked = screen.getByRole('alertdialog');
    expect(asked).toHaveTextContent('toute la commande est annulée');
    await userEvent.click(within(asked).getByRole('button', { name: 'Garder la ligne' }));
    expect(steps).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler la ligne FA-00001' }));
    await userEvent.dblClick(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuler la ligne' }),
    );
    await act(settled);
    expect(steps).toEqual([{ version: 1, step: 'annuler', itIds: ['1'] }]);
  });

  it('keeps a note that is being written while another order is looked at [B4.09]', async () => {
    await open({
      'GET /admin/orders/o2': () => page({ orderId: 'o2' }),
      'GET /admin/orders/o2/documents': () => [],
    });
    const note = () => screen.getByLabelText('Nouvelle note');
    await userEvent.type(note(), 'Rappeler');
    await userEvent.click(screen.getByRole('link', { name: 'La suivante' }));
    await act(settled);
    expect(note()).toHaveValue('');
    await userEvent.click(screen.getByRole('link', { name: 'La précédente' }));
    await act(settled);
    expect(note()).toHaveValue('Rappeler');
  });

  it('corrects the number of a parcel on its way, and keeps what was typed when that is refused [B4.03]', async () => {
    const sent = {
      ...{ parcelId: 'p1', carrier: 'Chronopost', number: 'XY1', link: 'https://suivi.fr/?no=XY1' },
      ...{ sentAt: '2026-11-20T10:00:00.000Z', expectedOn: '2020-01-03', deliveredAt: null, lines: [] },
    };
    const withParcel = (number: string, version: number) => {
      const shown = page({}, version);
      return { ...shown, life: { ...shown.life, parcels: [{ ...sent, number }] } };
    };
    await open({
      'GET /admin/orders/o1': () => withParcel('XY1', 1),
      'PUT /admin/orders/o1/parcels/p1': (body: unknown) =>
        (body as ParcelPut).number === 'XY1'
          ? refusal(409, 'order.parcelUnchanged', 'Rien n’a changé.')
          : withParcel('XY2', 2),
    });
    await press('Corriger ce colis : Chronopost XY1');
    await press('Enregistrer la correction');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Rien n’a changé.')).toBeVisible();
    // The link has the number in it, and follows until somebody writes another.
    write(dialog.getByLabelText('Numéro de suivi'), '');
    write(dialog.getByLabelText('Numéro de suivi'), 'XY3');
    expect(dialog.getByLabelText('Lien de suivi')).toHaveValue('https://suivi.fr/?no=XY3');
    write(dialog.getByLabelText('Lien de suivi'), 'https://suivi.fr/2');
    write(dialog.getByLabelText('Numéro de suivi'), 'XY2');
    await press('Enregistrer la correction');
    expect(server.named('PUT /admin/orders/o1/parcels/p1').at(-1)?.body).toEqual({
      ...{ version: 1, carrier: 'Chronopost', number: 'XY2', link: 'https://suivi.fr/2' },
      expectedOn: '2020-01-03',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('XY2')).toBeVisible();
  });

  it('lets Enter in a field of a parcel or of another day press the button in the foot [B4.03]', async () => {
    await open();
    for (const [opener, saves] of [
      ['Expédier un colis', 'Enregistrer le colis'],
      ['Promettre une autre date', 'Promettre cette date'],
    ] as const) {
      await press(opener);
      // A browser presses the button whose form the field is in, wherever it stands.
      const button = screen.getByRole<HTMLButtonElement>('button', { name: saves });
      expect([button.type, button.form]).toEqual(['submit', screen.getByRole('form', { name: opener })]);
      await press('Annuler');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('tells no customer of a date that all lines have already [B4.03]', async () => {
    const day = '2099-01-02';
    const items = [line('1', { itPromisedOn: day }), line('2', { itPromisedOn: day })];
    await open({
      'GET /admin/orders/o1': () => page({ items, orderPromisedOn: day }),
      'PUT /admin/orders/o1/promise': () => page({}, 2),
    });
    await press('Promettre une autre date');
    await press('Promettre cette date');
    expect(screen.getByText('Cette date est déjà celle de toutes les lignes qui attendent.')).toBeVisible();
    expect(server.named('PUT /admin/orders/o1/promise')).toEqual([]);
    write(screen.getByLabelText(/^Nouvelle date estimée/), '2099-01-03');
    await press('Promettre cette date');
    expect(server.named('PUT /admin/orders/o1/promise')).toHaveLength(1);
  });

  it('what the dialog of another day was refused is gone with the dialog [B4.03]', async () => {
    await open({ 'PUT /admin/orders/o1/promise': () => refusal(400, 'validation', 'Ce jour ne va pas.') });
    await press('Promettre une autre date');
    const dialog = within(screen.getByRole('dialog'));
    write(dialog.getByLabelText(/Nouvelle date|Date|Jour/), '2999-01-04');
    await press('Promettre cette date');
    expect(dialog.getByRole('alert')).toHaveTextContent('Ce jour ne va pas.');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByText('Ce jour ne va pas.')).not.toBeInTheDocument());
  });

  it('strikes out a cancelled line, and says for which vehicle a line was ordered and that it does not fit [B1.05] [B4.09]', async () => {
    const itVehicle = {
      ...{ key: 'peugeot.308ii.2016', marque: 'Peugeot', modele: '308 II', year: 2016 },
      ...{ from: 2013, to: 2021, body: 'berline' as const, platform: '' },
    };
    const items = [
      line('1', { itState: 'annulee' }),
      line('2', { itVehicle, itFit: { code: 'after', to: 2014 } }),
    ];
    await open({ 'GET /admin/orders/o1': () => page({ items }) });
    const [cancelled, wanted] = screen.getAllByText(/^3 × 10,00\s€/);
    expect(cancelled).toHaveStyle({ textDecoration: 'line-through' });
    expect(wanted).not.toHaveStyle({ textDecoration: 'line-through' });
    expect(screen.getByText(/308 II.* · ne convient pas.: jusqu’à 2014/)).toBeVisible();
  });

  it('an order that does not exist, or cannot be read, says so [B4.09]', async () => {
    await open({ 'GET /admin/orders/o1': () => refusal(404, 'notFound', 'Introuvable.') });
    expect(screen.getByText('Cette commande n’existe pas')).toBeVisible();
  });
});
