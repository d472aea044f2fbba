import { fittingAnswered, vehicleChosen } from '@extranet/shared/remote';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { material, part, parts, promises, rule, rules } from '../testing/fitting-material.ts';
import { showAt } from '../testing/in-browser.tsx';
import { openStore, supplier } from '../testing/open-store.tsx';
import { aVehicle } from '../testing/vehicles.ts';
import FittingPage from './FittingPage.tsx';

const GET = 'GET /fitting/peugeot.308ii.2016';
const kit = part('KI-1', {
  ...{ prodCatalogue: 'Kit', prodTitre: 'Kit attelage col de cygne et faisceau 7 broches', prodType: '' },
  ...{
    prodMbrPrice: '233.78',
    prodMR: '',
    prodTempsMontage: '',
    prodPoidsSurFleche: '',
    prodTypeAttelage: '',
  },
});

describe('the complete fitting', () => {
  const server = apiServer();
  beforeEach(() =>
    server.answer({
      'GET /vehicles/recent': () => [],
      'GET /promise': promises,
      'GET /cart': () => ({ items: [] }),
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
      [GET]: () => material(),
    }),
  );
  const open = (known?: null) => {
    const store = openStore({}, known);
    store.dispatch(vehicleChosen({ vehicle: aVehicle(), typed: 'AB-123-CD' }));
    showAt(store, '/montage?v=peugeot.308ii.2016', <FittingPage />);
    return store;
  };
  const way = async (name: string) => within(await screen.findByRole('article', { name }));
  const spoken = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';

  it('prints the supplier over a comparison, though nothing on the screen names it [B2.01]', async () => {
    server.answer({ 'GET /config/supplier': () => supplier });
    open(null);
    await way('Col de cygne');
    // Its file has come, and asks.
    await waitFor(() => expect(server.named('GET /config/supplier')).toHaveLength(1));
    await act(settled);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Attelages du Rhône')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('says a part’s reserve on its card and on paper, until an answer settles it [B2.01] [B1.05]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const conditions = [{ prodId: 'AT-1', with: [], without: ['sportBumper'] }];
    server.answer({ [GET]: () => material({ conditions }) });
    const store = open();
    const fixed = await way('Col de cygne');
    const reserve = 'Convient, sauf avec un pare-chocs sport';
    expect(fixed.getByText(reserve)).toBeInTheDocument();
    expect((await way('Démontable')).queryByText(/^Convient/)).toBeNull();
    await userEvent.click(fixed.getByRole('button', { name: 'Imprimer la fiche' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Fiche de montage').closest('article')).toHaveTextContent(reserve);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    act(() => void store.dispatch(fittingAnswered({ question: 'sportBumper', answer: 'non' })));
    expect(screen.queryByText(reserve)).toBeNull();
    print.mockRestore();
  });

  it('prints as a sheet: vehicle, references, wiring, time, warnings, a code that opens the page [B2.01] [B2.05]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const masses = rule({
      ...{ ruleId: 'm', of: 'Attelage', outcome: 'warns', text: 'Masse de 1 500 kg au plus.' },
      when: [{ field: 'answer.use', operator: 'is', values: ['caravane'] }],
    });
    server.answer({ [GET]: () => material({ rules: [...rules, masses] }) });
    const store = open();
    act(() => void store.dispatch(fittingAnswered({ question: 'use' })));
    const detachable = await way('Démontable');
    await userEvent.click(detachable.getByRole('button', { name: 'Imprimer la fiche' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = screen.getByText('Fiche de montage').closest('article');
    const text = spoken(sheet?.textContent);
    for (const shown of [
      'Peugeot 308 II, 2016',
      'AT-2',
      'FA-7',
      'Le pare-chocs est à découper.',
      'Attelages du Rhône',
      'Plaque AB-123-CD',
      'Réponses donnéesQue veut-on tracter ?Je ne sais pas',
      'À savoir avant le montage',
      'Reste à vérifier Que veut-on tracter ?Une remorque : comme proposéUne caravane : FA-13Masse de 1 500 kg',
      'ClientImmatriculationKilométrageOrdre de réparationMonté parDate et signature',
    ])
      expect(text).toContain(shown);
    const outcomes = within(sheet as HTMLElement).getAllByRole('listitem', { hidden: true });
    expect(outcomes.map(({ textContent }) => textContent)).toContain('Masse de 1\u202f500\u00a0kg au plus');
    expect(screen.getByLabelText('Code à scanner pour ouvrir ce montage')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Fiche de montage')).toBeNull();
  });

  it('prints as a comparison: whose car, each part with its reference, totals, warnings, what is open [B2.01] [B2.05]', async () => {
    const store = open();
    await way('Col de cygne');
    act(() => void store.dispatch(fittingAnswered({ question: 'use', answer: 'caravane' })));
    expect(screen.queryByText('Montages possibles')).toBeNull();
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(screen.getByText('Montages possibles')).toBeInTheDocument();
    });
    const paper = screen.getByText('Montages possibles').closest('[data-paper]') as HTMLElement;
    for (const shown of [
      ...['Attelages du Rhône', 'Peugeot 308 II, 2016Plaque AB-123-CD', 'Que veut-on tracter ?Une caravane'],
      ...['AT-1 150,00 €', 'AT-2 250,00 €', 'FA-13 90,00 €', '240,00 €', '340,00 €', 'Sous 3 à 5 jours'],
      ...['À savoir avant le montageLe pare-chocs est à découper.'],
    ])
      expect(spoken(paper.textContent)).toContain(shown);
    expect(paper.querySelector('button, input, summary, a')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Montages possibles')).toBeNull();
  });

  it('offers the kit beside the single parts, says what it costs more, and takes it on demand [B2.01]', async () => {
    server.answer({ [GET]: () => material({ parts: [...parts, kit] }) });
    open();
    const fixed = await way('Col de cygne');
    expect(fixed.getByText('Ou en kit')).toBeInTheDocument();
    expect(spoken(fixed.getByText(/de plus que les deux pièces/).textContent)).toContain('23,78 €');
    await userEvent.click(fixed.getByRole('button', { name: 'Voir le kit à la place' }));
    expect(fixed.getAllByText('Compris dans le kit')).toHaveLength(2);
    expect(fixed.queryByRole('button', { name: 'Ouvrir AT-1' })).toBeNull();
    expect(fixed.getAllByText(/233,78/)).toHaveLength(2);
    await userEvent.click(fixed.getByRole('button', { name: 'Reprendre les deux pièces' }));
    expect(fixed.getByText(/210,00/)).toBeInTheDocument();
  });

  it('says that a kit has other pins than the chosen harness, and does not put it in its place [B2.01]', async () => {
    const thirteen = {
      ...kit,
      prodTitre: 'Kit attelage col de cygne et faisceau 13 broches',
      prodMbrPrice: '200.00',
    };
    server.answer({ [GET]: () => material({ parts: [...parts, thirteen] }) });
    open();
    const fixed = await way('Col de cygne');
    expect(spoken(fixed.getByText(/de moins que les deux pièces/).textContent)).toContain('10,00 €');
    expect(fixed.getByText('13 broches')).toBeInTheDocument();
    expect(fixed.queryByRole('button', { name: 'Voir le kit à la place' })).toBeNull();
  });
});
