import type { Delivery } from '@extranet/shared/contracts';
import { refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, open, page, press, write } from './testing/order-work-page.tsx';

const HOME: Delivery = {
  ...{ daId: 'd1', daCompName: 'Garage du Port', daName: 'Le Goff', daFirstname: 'Aurélie' },
  ...{ daAddress: '1 quai du Port', daPostCode: '44000', daCity: 'Nantes', daCountry: 'FRANCE' },
  ...{ daPhone1: '+33 240000000', daPhone2: '', daEmail: '', daStatus: 'visible' },
};
const WORKSHOP: Delivery = {
  ...HOME,
  daId: 'd2',
  daAddress: '8 rue des Ateliers',
  daPostCode: '35000',
  daCity: 'Rennes',
};
const order = (delivery = HOME, version = 1) => ({
  ...page({ delivery, orderDeliveryId: delivery.daId }, version),
  deliveries: [HOME, WORKSHOP],
});

/** Answers what the server was asked for. */
async function openDialog(answer: (body: unknown) => unknown = () => order(WORKSHOP, 2)) {
  const bodies: unknown[] = [];
  await open({
    'GET /admin/orders/o1': () => order(),
    'PUT /admin/orders/o1/delivery': (body: unknown) => {
      bodies.push(body);
      return answer(body);
    },
  });
  await press('Changer');
  const dialog = await screen.findByRole('dialog', { name: 'Changer l’adresse de livraison' });
  return { bodies, dialog: within(dialog) };
}

describe('the address of an order', () => {
  it('becomes another one of its customer, twice clicked once changed [B4.04]', async () => {
    const { bodies, dialog } = await openDialog();
    await userEvent.selectOptions(
      dialog.getByLabelText('Partir de'),
      'Garage du Port · 8 rue des Ateliers · 35000 Rennes',
    );
    expect(dialog.getByLabelText(/^Ville/)).toHaveValue('Rennes');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Livrer à cette adresse' }));
    await act(settled);
    expect(bodies).toEqual([{ version: 1, daId: 'd2', reason: '' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('8 rue des Ateliers')).toBeVisible();
  });

  it('is written for this order alone where it is none of them, with a reason [B4.04]', async () => {
    const { bodies, dialog } = await openDialog();
    await userEvent.selectOptions(
      dialog.getByLabelText('Partir de'),
      'Garage du Port · 8 rue des Ateliers · 35000 Rennes',
    );
    write(dialog.getByLabelText(/^Adresse/), '9 rue des Ateliers');
    write(dialog.getByLabelText('Motif'), 'Demandé par téléphone');
    await userEvent.click(dialog.getByRole('button', { name: 'Livrer à cette adresse' }));
    await act(settled);
    expect(bodies).toEqual([
      expect.objectContaining({
        version: 1,
        daAddress: '9 rue des Ateliers',
        daCity: 'Rennes',
        reason: 'Demandé par téléphone',
      }),
    ]);
    expect(bodies[0]).not.toHaveProperty('daId');
  });

  it('goes back to the customer’s own address after one that was written over it, and has nobody else’s second number [B4.04]', async () => {
    const bodies: unknown[] = [];
    const written = { ...HOME, daAddress: '9 rue des Ateliers' };
    const workshop = { ...WORKSHOP, daPhone2: '+33 299000000', daEmail: 'atelier@example.com' };
    await open({
      'GET /admin/orders/o1': () => ({ ...order(written), deliveries: [HOME, workshop] }),
      'PUT /admin/orders/o1/delivery': (body: unknown) => {
        bodies.push(body);
        return { ...order(written), deliveries: [HOME, workshop] };
      },
    });
    const choose = async (name: string) => {
      await press('Changer');
      await userEvent.selectOptions(await screen.findByLabelText('Partir de'), name);
    };
    await choose('Garage du Port · 1 quai du Port · 44000 Nantes');
    await press('Livrer à cette adresse');
    await choose('Garage du Port · 8 rue des Ateliers · 35000 Rennes');
    write(screen.getByLabelText(/^Adresse/), '10 rue des Ateliers');
    await press('Livrer à cette adresse');
    expect(bodies).toEqual([
      { version: 1, daId: 'd1', reason: '' },
      expect.objectContaining({
        daAddress: '10 rue des Ateliers',
        daPhone2: '+33 299000000',
        daEmail: 'atelier@example.com',
      }),
    ]);
  });

  it('is not sent as it is, without what a carrier needs, or with a postcode that is none [B4.04]', async () => {
    const { bodies, dialog } = await openDialog();
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Livrer à cette adresse' }));
    await send();
    expect(dialog.getByText('C’est déjà l’adresse de livraison de cette commande.')).toBeVisible();
    write(dialog.getByLabelText(/^Code postal/), '4400');
    await send();
    expect(dialog.getByText(/Un code postal français a 5 chiffres/)).toBeVisible();
    expect(dialog.getByLabelText(/^Code postal/)).toHaveFocus();
    write(dialog.getByLabelText(/^Code postal/), '');
    await send();
    expect(dialog.getByText('Ce champ est obligatoire.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('keeps what was typed when the server refuses it, at its field [B4.04]', async () => {
    const fields = [{ field: 'daPhone1', code: 'phone', message: 'Ce numéro de téléphone est incorrect.' }];
    const { dialog } = await openDialog(() =>
      refusal(422, 'delivery.invalid', 'L’adresse n’a pas pu être enregistrée.', { fields }),
    );
    write(dialog.getByLabelText(/^Ville/), 'Rezé');
    await userEvent.click(dialog.getByRole('button', { name: 'Livrer à cette adresse' }));
    await act(settled);
    expect(dialog.getByLabelText(/^Ville/)).toHaveValue('Rezé');
    expect(dialog.getAllByText(/Ce numéro de téléphone est incorrect/).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByText(/incorrect/)).not.toBeInTheDocument();
  });

  it('is not changed any more once all has left [B4.04]', async () => {
    const items = [line('1', { itState: 'expediee', itShipped: 3 })];
    await open({ 'GET /admin/orders/o1': () => page({ delivery: HOME, items, orderState: 'expediee' }) });
    expect(screen.queryByRole('button', { name: 'Changer' })).not.toBeInTheDocument();
  });

  it('is not lost by an Escape once something is typed: the clerk is asked, and goes on [B4.04]', async () => {
    const { bodies, dialog } = await openDialog();
    write(dialog.getByLabelText(/^Adresse/), '9 rue des Ateliers');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer la saisie' }));
    expect(dialog.getByLabelText(/^Adresse/)).toHaveValue('9 rue des Ateliers');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await act(settled);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('is left by an Escape where nothing was typed [B4.04]', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await act(settled);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads on to the answer of the request that it was changed for, and not once that is given [B4.04]', async () => {
    const asked = {
      ...{ requestId: 'r1', text: 'Livrez plutôt à l’atelier.', askedAt: '2026-11-20T10:00:00.000Z' },
      ...{ answer: '', answeredAt: null },
    };
    const redirected = {
      ...{ at: '2026-11-20T11:00:00.000Z', kind: 'redirected', state: 'validee', actor: 'office' },
      ...{ who: 'Claire', reason: '', lines: [] },
    } as const;
    const after = (requests: (typeof asked)[]) => ({
      ...order(WORKSHOP, 2),
      life: { ...order().life, version: 2, events: [redirected], requests },
    });
    await open({
      'GET /admin/orders/o1': () => after([asked]),
      'PUT /admin/orders/o1/requests/r1': () =>
        after([{ ...asked, answer: 'C’est fait.', answeredAt: '2026-11-20T11:05:00.000Z' } as never]),
      'GET /admin/desk': () => ({ queue: [], imports: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Lui répondre' }));
    expect(screen.getByLabelText('Votre réponse')).toHaveFocus();
    write(screen.getByLabelText('Votre réponse'), 'C’est fait.');
    await press('Répondre au client');
    await act(settled);
    expect(screen.queryByRole('button', { name: 'Lui répondre' })).not.toBeInTheDocument();
  });
});
