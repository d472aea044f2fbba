import { fittingAnswered, type VehicleState, vehicleChosen } from '@extranet/shared/remote';
import { apiServer, refusal } from '@extranet/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { equipmentKnown } from '../known-equipment.slice.ts';
import { goBack, showAt } from '../testing/in-browser.tsx';
import { openStore } from '../testing/open-store.tsx';
import { aVehicle, golf } from '../testing/vehicles.ts';
import { VehiclePlace } from '../VehiclePlace.tsx';

describe('the vehicle in the address', () => {
  const server = apiServer();
  beforeEach(() =>
    server.answer({
      'GET /vehicles/recent': () => [],
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
      'GET /vehicles/volkswagen.golfvii.2014': () => golf,
    }),
  );
  const bar = () => screen.findByRole('group', { name: 'Votre véhicule' });
  const where = () => window.location.pathname + window.location.search;
  const show = (store: ReturnType<typeof openStore>, address: string) =>
    showAt(store, address, <VehiclePlace to="/montage" />);

  it('of a link, a reload or a second tab is chosen and shown [B1.02]', async () => {
    show(openStore(), '/catalog?cat=Attelage&v=peugeot.308ii.2016');
    expect(await bar()).toHaveTextContent('Peugeot 308 II, 2016');
    expect(where()).toBe('/catalog?cat=Attelage&v=peugeot.308ii.2016');
  });

  it('is written there when a page is opened without it, and not where no vehicle matters [B1.02]', async () => {
    const store = openStore();
    show(store, '/home');
    await act(async () => void store.dispatch(vehicleChosen({ vehicle: aVehicle() })));
    await waitFor(() => expect(where()).toBe('/home?v=peugeot.308ii.2016'));
  });

  it('leads on to its fitting from every page but the fitting itself [B1.02] [B2.01]', async () => {
    show(openStore(), '/home?v=peugeot.308ii.2016');
    const link = await screen.findByRole('link', { name: 'Montage complet' });
    expect(link).toHaveAttribute('href', '/montage?v=peugeot.308ii.2016');
    await userEvent.click(link);
    expect(await bar()).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Montage complet' })).toBeNull();
  });

  it('leads back to the vehicle before [B1.02]', async () => {
    show(openStore(), '/catalog?v=peugeot.308ii.2016');
    await bar();
    act(() => {
      history.pushState(null, '', '/catalog?v=volkswagen.golfvii.2014');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(async () => expect(await bar()).toHaveTextContent('Golf VII, 2014'));
    await goBack();
    await waitFor(async () => expect(await bar()).toHaveTextContent('308 II, 2016'));
  });

  it('is gone from page and address with one click [B1.02]', async () => {
    show(openStore(), '/catalog?cat=Attelage&v=peugeot.308ii.2016');
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le véhicule' }));
    await waitFor(() => expect(where()).toBe('/catalog?cat=Attelage'));
    expect(screen.getByLabelText(/^Véhicule/)).toBeInTheDocument();
  });

  it.each([
    ['that the catalogue does not know', 'seat.leonx.2016'],
    ['that is none', 'n%27importe quoi'],
  ])('is said to be unknown when it names one %s [B1.02]', async (_what, key) => {
    server.answer({ 'GET /vehicles/seat.leonx.2016': () => refusal(404, 'vehicle.unknown') });
    show(openStore(), `/catalog?v=${key}`);
    expect(await screen.findByText('Ce véhicule n’est pas dans notre catalogue')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choisir un véhicule' }));
    expect(await screen.findByLabelText(/^Véhicule/)).toBeInTheDocument();
    expect(where()).toBe('/catalog');
  });

  describe('has the answers beside it', () => {
    const LINK = '/montage?v=peugeot.308ii.2016&montage=caravane.preparation-non.ledLights-inconnu';
    const answersIn = (store: ReturnType<typeof openStore>) =>
      (store.getState() as { vehicle: VehicleState }).vehicle.answers;

    it('which a link without them, as from the cart after a reload, takes from what the plate told this tab [B1.02] [B2.02]', async () => {
      const store = openStore();
      const known = { key: 'peugeot.308ii.2016', by: 'plate', answers: { parkingAid: 'oui' } } as const;
      store.dispatch(equipmentKnown({ ...known }));
      show(store, '/montage?v=peugeot.308ii.2016');
      await bar();
      expect(answersIn(store)).toEqual({ parkingAid: 'oui' });
      await waitFor(() => expect(where()).toBe('/montage?v=peugeot.308ii.2016&montage=parkingAid-oui'));
    });

    it('so that a link, a reload and a second tab answer alike, what was left open too [B1.02] [B2.02]', async () => {
      const store = openStore();
      show(store, LINK);
      await bar();
      const answered = { use: 'caravane', preparation: 'non', ledLights: undefined };
      await waitFor(() => expect(answersIn(store)).toStrictEqual(answered));
      expect(where()).toBe(LINK);
    });

    it('written there as they are given, without a step of their own for Back [B1.02] [B2.02]', async () => {
      const store = openStore();
      show(store, '/montage?v=peugeot.308ii.2016');
      await bar();
      const steps = history.length;
      await act(async () => void store.dispatch(fittingAnswered({ question: 'use', answer: 'remorque' })));
      await waitFor(() => expect(where()).toBe('/montage?v=peugeot.308ii.2016&montage=remorque'));
      await act(async () => void store.dispatch(fittingAnswered({ question: 'use' })));
      await act(async () => void store.dispatch(fittingAnswered({ question: 'spareWheel', answer: 'oui' })));
      await waitFor(() =>
        expect(where()).toBe('/montage?v=peugeot.308ii.2016&montage=use-inconnu.spareWheel-oui'),
      );
      expect(history.length).toBe(steps);
    });

    it('freed of what is no answer [B2.02]', async () => {
      const store = openStore();
      show(
        store,
        '/montage?v=peugeot.308ii.2016&montage=%3Cb%3E.use-oui.parkingAid-non.toString-oui..remorque',
      );
      await bar();
      await waitFor(() =>
        expect(where()).toBe('/montage?v=peugeot.308ii.2016&montage=remorque.parkingAid-non'),
      );
      expect(answersIn(store)).toStrictEqual({ use: 'remorque', parkingAid: 'non' });
    });

    it('which change with the address, and go with the vehicle [B1.02] [B2.02]', async () => {
      const store = openStore();
      show(store, LINK);
      await bar();
      await waitFor(() => expect(answersIn(store).use).toBe('caravane'));
      act(() => {
        history.pushState(null, '', '/montage?v=volkswagen.golfvii.2014&montage=remorque');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await waitFor(async () => expect(await bar()).toHaveTextContent('Golf VII, 2014'));
      await waitFor(() => expect(answersIn(store)).toStrictEqual({ use: 'remorque' }));
      await goBack();
      await waitFor(() => expect(answersIn(store).use).toBe('caravane'));
      expect(where()).toBe(LINK);
      await userEvent.click(screen.getByRole('button', { name: 'Retirer le véhicule' }));
      await waitFor(() => expect(where()).toBe('/montage'));
    });
  });

  it('can be asked for again when it did not arrive [B1.02]', async () => {
    server.answer({ 'GET /vehicles/peugeot.308ii.2016': () => refusal(503) });
    show(openStore(), '/catalog?v=peugeot.308ii.2016');
    await screen.findByText('Le véhicule n’a pas pu être chargé');
    server.answer({ 'GET /vehicles/peugeot.308ii.2016': () => aVehicle() });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await bar()).toHaveTextContent('308 II');
  });
});
