import { vehicleChosen } from '@extranet/shared/remote';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { material, parts, promises, rule, rules } from '../testing/fitting-material.ts';
import { showAt } from '../testing/in-browser.tsx';
import { openStore } from '../testing/open-store.tsx';
import { anAnswer, aVehicle } from '../testing/vehicles.ts';
import FittingPage from './FittingPage.tsx';

const aCart = { items: [], totalPriceET: 0, orderVATAmount: 0, totalPriceIT: 0, fingerprint: 'f' };
const GET = 'GET /fitting/peugeot.308ii.2016';
const ADD = 'POST /cart/items';

describe('the questions before a fitting', () => {
  const server = apiServer();
  beforeEach(() =>
    server.answer({
      [GET]: () => material(),
      'GET /promise': promises,
      'GET /vehicles/recent': () => [],
      'GET /cart': () => aCart,
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
    }),
  );
  const open = (account = {}) => {
    const store = openStore(account);
    showAt(store, '/montage?v=peugeot.308ii.2016', <FittingPage />);
    return store;
  };
  const way = async (name: string) => within(await screen.findByRole('article', { name }));
  const spoken = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

  describe('for who came by Enter', () => {
    let later = 0;
    const now = performance.now.bind(performance);
    beforeEach(() => {
      later = 0;
      jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
    });
    afterEach(() => jest.restoreAllMocks());
    const come = async (answers = {}) => {
      server.answer({ [ADD]: () => aCart });
      const store = openStore();
      showAt(store, '/montage', <FittingPage />);
      await screen.findByText(/^Pour quel véhicule/);
      await act(async () => void store.dispatch(vehicleChosen({ vehicle: aVehicle(), answers })));
      return (await way('Col de cygne')).getByRole('button', { name: 'Tout mettre au panier' });
    };
    const orders = async () => {
      await act(settled);
      return server.named(ADD).length;
    };
    const pressed = async (keys: string) => {
      await userEvent.keyboard(keys);
      return orders();
    };

    it('has the focus on the first open question; Enter goes on to the parts, and once more into the cart [B2.01] [B2.02]', async () => {
      const whole = await come();
      await waitFor(() => expect(screen.getByLabelText('Une remorque')).toHaveFocus());
      expect(screen.getByLabelText('Une remorque')).not.toBeChecked();
      later += 1500;
      await userEvent.keyboard('{Enter}');
      expect(whole).toHaveFocus();
      later += 1500;
      expect(await pressed('{Enter}')).toBe(1);
    });

    it('has it on the first action where nothing is asked [B2.01]', async () => {
      const whole = await come({ use: 'remorque' });
      await waitFor(() => expect(whole).toHaveFocus());
    });

    it('takes neither a hurried second Enter nor a held one for an order, and says so of the second [B2.01]', async () => {
      const whole = await come({ use: 'remorque' });
      await waitFor(() => expect(whole).toHaveFocus());
      expect(await pressed('{Enter}')).toBe(0);
      render(<Toasts />);
      expect(
        screen.getByText(/^Rien n’a été changé au panier\. Pour «\sTout mettre au panier\s»/),
      ).toBeInTheDocument();
      later += 1500;
      fireEvent.keyDown(whole, { key: 'Enter', repeat: true });
      expect(await orders()).toBe(0);
      expect(await pressed('{Enter}')).toBe(1);
    });

    it('swallows no other key of a hurried hand: Tab and arrows go on at once [B2.01]', async () => {
      const whole = await come({ use: 'remorque' });
      await waitFor(() => expect(whole).toHaveFocus());
      for (const key of ['Tab', 'ArrowDown', 'PageDown'])
        expect(fireEvent.keyDown(whole, { key })).toBe(true);
      expect(fireEvent.keyDown(whole, { key: 'Enter' })).toBe(false);
    });

    it('stays on the question with a hurried second Enter [B2.02]', async () => {
      await come();
      await waitFor(() => expect(screen.getByLabelText('Une remorque')).toHaveFocus());
      expect(await pressed('{Enter}{Enter}')).toBe(0);
      expect(screen.getByLabelText('Une remorque')).toHaveFocus();
    });
  });

  it('asks only what changes the proposal, and follows the answer at once [B2.02]', async () => {
    open();
    const use = within(await screen.findByRole('group', { name: /^Que veut-on tracter/ }));
    const asked = screen.getAllByRole('group', { name: /\?$/ });
    expect(asked.map((one) => one.querySelector('input')?.name)).toEqual(['socket', 'use']);
    await userEvent.click(use.getByLabelText('Une caravane'));
    const fixed = await way('Col de cygne');
    expect(fixed.getByRole('button', { name: 'Ouvrir FA-13' })).toBeInTheDocument();
    expect(use.getByLabelText('Une caravane')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(fixed.getByRole('button', { name: 'Ouvrir FA-7' })).toBeInTheDocument();
  });

  it('takes the harness with the socket that somebody wants, as the address says [B2.01] [W1.06]', async () => {
    open();
    const socket = within(await screen.findByRole('group', { name: /^Quelle prise/ }));
    expect(socket.getByLabelText('Peu importe')).toBeChecked();
    const fixed = await way('Col de cygne');
    expect(fixed.getByRole('button', { name: 'Ouvrir FA-7' })).toBeInTheDocument();
    await userEvent.click(socket.getByLabelText(/^13.broches$/));
    expect(fixed.getByRole('button', { name: 'Ouvrir FA-13' })).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('prise')).toBe('13');
    await userEvent.click(socket.getByLabelText('Peu importe'));
    expect(fixed.getByRole('button', { name: 'Ouvrir FA-7' })).toBeInTheDocument();
    expect(window.location.search).not.toContain('prise');
  });

  it('hears the socket among the words for the vehicle, and not as its generation [B1.01] [B2.01]', async () => {
    server.answer({
      'POST /vehicles/lookup': () => anAnswer({ kind: 'words' }),
      'POST /vehicles/recent': () => ({}),
      [GET]: () => material(),
    });
    showAt(openStore(), '/montage', <FittingPage />);
    await userEvent.click(await screen.findByLabelText(/^Véhicule/));
    await userEvent.paste('308 de 2016 13 broches');
    await userEvent.keyboard('{Enter}');
    const fixed = await way('Col de cygne');
    expect(await fixed.findByRole('button', { name: 'Ouvrir FA-13' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^13.broches$/)).toBeChecked();
  });

  it('says that no harness has the socket that somebody wants [B2.01]', async () => {
    const few = parts.filter(({ prodRef }) => prodRef !== 'FA-13');
    server.answer({ [GET]: () => material({ parts: few }) });
    const store = openStore();
    store.dispatch(vehicleChosen({ vehicle: aVehicle() }));
    showAt(store, '/montage?v=peugeot.308ii.2016&prise=13', <FittingPage />);
    expect(await screen.findByText(/^Aucun faisceau 13.broches pour ce véhicule/)).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Quelle prise/ })).toBeNull();
    const fixed = await way('Col de cygne');
    expect(fixed.getByRole('button', { name: 'Ouvrir FA-7' })).toBeInTheDocument();
  });

  it('says of an answer that the plate has given it [B1.07] [B2.02]', async () => {
    const prepared = rule({
      ...{ ruleId: 'p', of: 'Attelage', outcome: 'warns', text: 'Contrôlez.' },
      when: [{ field: 'answer.preparation', operator: 'is', values: ['oui'] }],
    });
    const found = anAnswer({ vehicles: [{ vehicle: aVehicle(), equipment: { preparation: 'oui' } }] });
    server.answer({
      'POST /vehicles/lookup': () => found,
      'POST /vehicles/recent': () => ({}),
      [GET]: () => material({ rules: [...rules, prepared] }),
    });
    showAt(openStore(), '/montage', <FittingPage />);
    await userEvent.click(await screen.findByLabelText(/^Véhicule/));
    await userEvent.paste('ab-123-cd');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('radio', { name: 'Oui selon la plaque' })).toBeChecked();
    await waitFor(() => expect(window.location.search).toBe('?v=peugeot.308ii.2016&montage=preparation-oui'));
    await userEvent.click(screen.getByLabelText('Non'));
    expect(screen.getByText('selon la plaque')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toContain('montage=preparation-non'));
  });

  it('says so after a reload, too, though the plate itself is kept nowhere [B1.07] [B1.09]', async () => {
    const found = anAnswer({ vehicles: [{ vehicle: aVehicle(), equipment: { ledLights: 'non' } }] });
    server.answer({ 'POST /vehicles/lookup': () => found, 'POST /vehicles/recent': () => ({}) });
    const { unmount } = showAt(openStore(), '/montage', <FittingPage />);
    await userEvent.click(await screen.findByLabelText(/^Véhicule/));
    await userEvent.paste('ab-123-cd');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('radio', { name: 'Non selon la plaque' })).toBeChecked();
    const address = await waitFor(() => {
      expect(window.location.search).toContain('montage=ledLights-non');
      return window.location.pathname + window.location.search;
    });
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/123/);
    showAt(openStore(), address, <FittingPage />);
    expect(await screen.findByRole('radio', { name: 'Non selon la plaque' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Votre véhicule' })).toHaveTextContent('trouvé par sa plaque');
    sessionStorage.clear();
  });

  it("takes 'Je ne sais pas' for an answer, and says what it leaves open [B2.02]", async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Je ne sais pas'));
    const fixed = await way('Col de cygne');
    const left = fixed.getByRole('region', { name: 'Reste à vérifier sur le véhicule' });
    expect(spoken(left.textContent)).toContain('Une remorque : comme proposé');
    expect(spoken(left.textContent)).toContain('Une caravane : FA-13');
    expect(screen.getByLabelText('Je ne sais pas')).toBeChecked();
  });

  it('says where on the car the answer is seen, behind a mark and to those who listen [B2.02]', async () => {
    open();
    const use = await screen.findByRole('group', { name: /^Que veut-on tracter/ });
    expect(use).toHaveAccessibleDescription(/^Demandez-le au client/);
    const sentence = screen.getByText(/^Demandez-le au client/);
    expect(sentence).not.toBeVisible();
    const mark = within(use).getByRole('button', { name: /^Où regarder.*Que veut-on tracter/ });
    await userEvent.click(mark);
    expect(sentence).toBeVisible();
    expect(mark).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(sentence).not.toBeVisible();
  });
});
