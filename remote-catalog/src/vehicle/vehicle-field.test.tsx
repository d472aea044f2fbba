import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt } from '../testing/in-browser.tsx';
import { openStore } from '../testing/open-store.tsx';
import { anAnswer, aVehicle, golf } from '../testing/vehicles.ts';
import { VehiclePlace } from '../VehiclePlace.tsx';

const LOOKUP = 'POST /vehicles/lookup';
const label = /^Véhicule\s:/;

describe('the field for a vehicle', () => {
  const server = apiServer();
  beforeEach(() =>
    server.answer({
      'GET /vehicles/recent': () => [],
      'POST /vehicles/recent': () => ({}),
      'GET /vehicles/makes': () => ['Peugeot', 'Volkswagen'],
      'GET /vehicles/models': () => [aVehicle()],
    }),
  );
  const open = () => showAt(openStore(), '/home', <VehiclePlace to="/montage" recent />);
  const type = async (text: string) => userEvent.type(await screen.findByLabelText(label), text);
  const where = () => window.location.pathname + window.location.search;

  it.each([
    ['ab123cd', 'Plaque AB-123-CD'],
    ['1234 ab 56', 'Plaque 1234 AB 56'],
    ['VF3LBBHZHFS123456', /^VIN VF3LBBHZHFS123456/],
    ['308 ii 2016', /^Modèle «.308 ii 2016.»$/],
  ])('says what it understood of %p before it asks anybody [B1.01]', async (typed, understood) => {
    open();
    await type(typed);
    expect(await screen.findByText(understood)).toBeInTheDocument();
    expect(server.named(LOOKUP)).toEqual([]);
  });

  it('asks nobody for what cannot be, and says what is wrong with it [B1.01]', async () => {
    open();
    await type('VF3LBBHZHFS12345{Enter}');
    expect(await screen.findByText('Un VIN compte 17 caractères.')).toBeInTheDocument();
    await act(settled);
    expect(server.named(LOOKUP)).toEqual([]);
  });

  it.each([['3701210004525'], ['FA-00059'], ['at 00101']])(
    'leads from a part that was scanned or typed into it, %p, to the search [B1.01] [B6.06]',
    async (part) => {
      open();
      await type(part);
      expect(await screen.findByText(new RegExp(`^Référence ou EAN ${part}.: Entrée cherche`))).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(where()).toBe(`/catalog?q=${encodeURIComponent(part)}`));
      expect(server.named(LOOKUP)).toEqual([]);
    },
  );

  it('asks on Enter, with the plate in the body alone, and leads to the complete fitting [B1.01] [B1.09] [B2.01]', async () => {
    server.answer({ [LOOKUP]: () => anAnswer() });
    open();
    await type('ab-123-cd{Enter}');
    await waitFor(() => expect(where()).toBe('/montage?v=peugeot.308ii.2016'));
    expect(server.named(LOOKUP).map(({ body }) => body)).toEqual([{ text: 'AB-123-CD' }]);
    expect(server.calls.filter(({ request }) => request.url.includes('123'))).toEqual([]);
    const bar = await screen.findByRole('group', { name: 'Votre véhicule' });
    expect(bar).toHaveTextContent('Peugeot 308 II, 2016AB-123-CD');
    expect(server.named('POST /vehicles/recent').map(({ body }) => body)).toEqual([
      { vehicle: 'peugeot.308ii.2016' },
    ]);
  });

  it('a hurried second Enter neither asks twice nor chooses the first of several, and says so [B1.01] [B1.08]', async () => {
    const answered = later();
    server.answer({ [LOOKUP]: () => answered.answer });
    open();
    await type('2016{Enter}{Enter}');
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(server.named(LOOKUP)).toHaveLength(1);
    const vehicles = [aVehicle(), golf].map((vehicle) => ({ vehicle, equipment: {} }));
    answered.resolve(anAnswer({ kind: 'words', outcome: 'several', vehicles }));
    expect(await screen.findByRole('button', { name: /308 II/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(where()).toBe('/home');
    render(<Toasts />);
    expect(screen.getByText(/^Choisissez un véhicule avec les flèches/)).toBeInTheDocument();
  });

  it('says which make it understood where no more was typed, and chooses it in the lists [B1.01] [B1.08]', async () => {
    server.answer({
      [LOOKUP]: () =>
        anAnswer({
          ...{ kind: 'words', outcome: 'unknown', vehicles: [] },
          ...{ known: { marque: 'Volkswagen' }, makeAlone: true },
        }),
    });
    open();
    await type('vw{Enter}');
    expect(await screen.findByText(/Marque comprise.: Volkswagen\./)).toBeInTheDocument();
    expect(screen.queryByText(/ne connaissons pas/)).toBeNull();
    expect(await screen.findByRole('combobox', { name: /^Marque du véhicule/ })).toHaveValue('Volkswagen');
  });

  it('offers several vehicles, chosen with the arrows and Enter [B1.01]', async () => {
    const vehicles = [aVehicle(), golf].map((vehicle) => ({ vehicle, equipment: {} }));
    server.answer({ [LOOKUP]: () => anAnswer({ kind: 'words', outcome: 'several', vehicles }) });
    open();
    await type('2016{Enter}');
    const list = within(await screen.findByRole('region', { name: /^2 véhicules possibles/ }));
    expect(list.getByRole('button', { name: /308 II/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(where()).toBe('/montage?v=volkswagen.golfvii.2014'));
  });

  it.each([
    [{ name: '308', year: '1950' }, /^Pas de 308 de 1950 dans notre catalogue. 1 véhicule possible/],
    [{ name: '308', generation: '7' }, /^Pas de 308 7 dans notre catalogue. 1 véhicule possible/],
  ])(
    'says of %p that there is none, offers the others, and keeps what was typed [B1.01]',
    async (missing, says) => {
      const vehicles = [{ vehicle: aVehicle({ key: 'peugeot.308ii.', year: 0 }), equipment: {} }];
      server.answer({
        [LOOKUP]: () => anAnswer({ kind: 'words', outcome: 'several', vehicles, missing }),
      });
      open();
      await type('une 308{Enter}');
      const list = within(await screen.findByRole('region', { name: says }));
      expect(screen.getByLabelText(label)).toHaveValue('une 308');
      expect(screen.getByLabelText(label)).toBeVisible();
      await userEvent.click(list.getByRole('button', { name: /308 II/ }));
      await waitFor(() => expect(where()).toBe('/montage?v=peugeot.308ii.'));
    },
  );

  it('says that an answer is demonstration data [B1.07]', async () => {
    server.answer({ [LOOKUP]: () => anAnswer({ outcome: 'unknown', vehicles: [] }) });
    open();
    await type('zz-999-zz{Enter}');
    expect(await screen.findByText(/^Données de démonstration.*par exemple AB-123-CD/)).toBeInTheDocument();
  });

  it('keeps the field beside the lists, so that one letter of an unknown plate is mended at once [B1.01] [B1.08]', async () => {
    server.answer({ [LOOKUP]: () => anAnswer({ outcome: 'unknown', vehicles: [], demonstration: false }) });
    open();
    await type('ab-999-cd{Enter}');
    expect(await screen.findByLabelText('Marque du véhicule')).toBeInTheDocument();
    expect(screen.queryByText(/par exemple AB-123-CD/)).toBeNull();
    const field = screen.getByLabelText(label);
    expect(field).toHaveValue('ab-999-cd');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(screen.getByText(/^Une plaque s’écrit AB-123-CD/)).toBeInTheDocument();
    server.answer({ [LOOKUP]: () => anAnswer() });
    await userEvent.keyboard('a{Enter}');
    await waitFor(() => expect(where()).toBe('/montage?v=peugeot.308ii.2016'));
  });

  it.each(['LPBHYB', 'M10DDAHD'])(
    'takes %p that nobody knows for a piece of line D.2 [B1.01]',
    async (typed) => {
      server.answer({ [LOOKUP]: () => anAnswer({ kind: 'words', outcome: 'unknown', vehicles: [] }) });
      open();
      await type(`${typed}{Enter}`);
      expect(await screen.findByText(/vérifiez-le sur la ligne D\.2/)).toBeInTheDocument();
    },
  );

  it.each([
    ['unknown', /Nous ne connaissons pas «.AB-123-CD.»/],
    ['quota', /recherches par plaque d’aujourd’hui sont épuisées/],
    ['unreachable', /service d’immatriculation ne répond pas/],
  ] as const)(
    'after %p says why, and has makes, models and years in its place, filled in with what is known [B1.08]',
    async (outcome, why) => {
      const known = { marque: 'PEUGEOT', modele: '308 II', year: 2016 };
      server.answer({ [LOOKUP]: () => anAnswer({ outcome, vehicles: [], known }) });
      open();
      await type('ab-123-cd{Enter}');
      expect(await screen.findByText(why)).toBeInTheDocument();
      await waitFor(() => expect(screen.getByLabelText('Modèle du véhicule')).toHaveValue('308 II'));
      expect(screen.getByLabelText('Marque du véhicule')).toHaveValue('Peugeot');
      expect(screen.getByLabelText('Marque du véhicule')).toHaveFocus();
      expect(screen.getByLabelText('Année de mise en circulation')).toHaveValue('2016');
      await userEvent.selectOptions(screen.getByLabelText('Année de mise en circulation'), '2018');
      await userEvent.click(screen.getByRole('button', { name: 'Choisir ce véhicule' }));
      await waitFor(() => expect(where()).toBe('/montage?v=peugeot.308ii.2018'));
    },
  );

  it('says that a type of line D.2 is not known as such, and that a letter of a VIN was read as a digit [B1.01]', async () => {
    const unknown = { outcome: 'unknown' as const, vehicles: [] };
    server.answer({ [LOOKUP]: () => anAnswer({ ...unknown, kind: 'variant' }) });
    open();
    await type('M10LBHYB6F5{Enter}');
    expect(
      await screen.findByText(/^Le type variante version «.M10LBHYB6F5.» n’est pas connu/),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer les listes' }));
    server.answer({ [LOOKUP]: () => anAnswer({ ...unknown, kind: 'vin' }) });
    await userEvent.clear(screen.getByLabelText(label));
    await type('VF3LBHZTZGS12345O{Enter}');
    expect(await screen.findByText(/VF3LBHZTZGS123450.*a été lue comme un chiffre/)).toBeInTheDocument();
  });

  it('says nothing any more of a plate that is not known once another that is none is asked for [B1.01]', async () => {
    server.answer({ [LOOKUP]: () => anAnswer({ outcome: 'unknown', vehicles: [], kind: 'plate' }) });
    open();
    await type('ZZ-999-ZZ{Enter}');
    expect(await screen.findByText(/ZZ-999-ZZ/)).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(label));
    await type('AB-123-C{Enter}');
    expect(await screen.findByText(/^Une plaque s’écrit AB-123-CD/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/ZZ-999-ZZ/)).toBeNull());
  });

  it('says in the bar that a letter of a VIN was read as a digit [B1.01]', async () => {
    server.answer({ [LOOKUP]: () => anAnswer({ kind: 'vin' }) });
    open();
    await type('VF3LBHZTZGS12345O{Enter}');
    const bar = await screen.findByRole('group', { name: 'Votre véhicule' });
    expect(bar).toHaveTextContent('VF3LBHZTZGS123450lettre lue comme un chiffre');
  });

  it('has the lists also when the server does not answer, and tries again [B1.08]', async () => {
    server.answer({ [LOOKUP]: () => refusal(0) });
    open();
    await type('ab-123-cd{Enter}');
    await screen.findByText(/service d’immatriculation ne répond pas/);
    server.answer({ [LOOKUP]: () => anAnswer() });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(where()).toBe('/montage?v=peugeot.308ii.2016'));
  });

  it('forgets a late answer when the lists were asked for meanwhile [B1.08]', async () => {
    const late = later();
    server.answer({ [LOOKUP]: () => late.answer });
    open();
    await type('ab-123-cd{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Choisir dans les listes' }));
    late.resolve(anAnswer());
    await act(settled);
    expect(where()).toBe('/home');
    expect(screen.getByLabelText('Marque du véhicule')).toBeInTheDocument();
  });

  it('shows of many last vehicles the first whole, with their day, and the others on demand [B1.03]', async () => {
    const chosenAt = new Date(2026, 10, 12).toISOString();
    server.answer({
      'GET /vehicles/recent': () =>
        ['2012', '2013', '2014', '2015', '2016'].map((year) => ({
          ...{
            vehicle: { ...golf, key: `volkswagen.golfvii.${year}`, year: Number(year) },
            chosenAt,
            order: null,
          },
        })),
    });
    open();
    await userEvent.click(await screen.findByLabelText(label));
    const recent = within(await screen.findByRole('list', { name: 'Derniers véhicules' }));
    expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Volkswagen Golf VII, 201212/11/2026', 'Volkswagen Golf VII, 201312/11/2026'],
      ...['Volkswagen Golf VII, 201412/11/2026', '2 autres'],
    ]);
    await userEvent.click(recent.getByRole('button', { name: '2 autres' }));
    expect(recent.getAllByRole('button')).toHaveLength(5);
    expect(recent.getByRole('button', { name: /2015/ })).toHaveFocus();
  });

  it('offers the last vehicles of the account, those with an order with it [B1.03]', async () => {
    server.answer({
      'GET /vehicles/recent': () => [
        { vehicle: aVehicle(), chosenAt: '', order: { orderId: 'o-1', orderRef: 'CMD-2026-001349' } },
        { vehicle: golf, chosenAt: '', order: null },
      ],
    });
    open();
    await userEvent.click(await screen.findByLabelText(label));
    const recent = within(await screen.findByRole('list', { name: 'Derniers véhicules' }));
    expect(recent.getByRole('link', { name: 'CMD-2026-001349' })).toHaveAttribute('href', '/order/o-1');
    await userEvent.click(recent.getByRole('button', { name: 'Volkswagen Golf VII, 2014' }));
    await waitFor(() => expect(where()).toBe('/montage?v=volkswagen.golfvii.2014'));
  });
});
