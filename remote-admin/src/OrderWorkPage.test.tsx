import type { AdminOrder } from '@extranet/shared/contracts';
import { later, refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, open, page, press, server, write } from './testing/order-work-page.tsx';

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
