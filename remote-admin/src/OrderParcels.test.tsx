import type { ParcelPut } from '@extranet/shared/contracts';
import { refusal } from '@extranet/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, open, page, press, server, write } from './testing/order-work-page.tsx';

describe('the parcels of an order', () => {
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
});
