import { productOpenRequested } from '@extranet/shared/remote';
import { FEATURE_NAMES } from '@extranet/shared/rules/product';
import { aProduct } from '@extranet/shared/testing';
import { apiServer, HttpResponse, wire } from '@extranet/shared/testing/server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/glossary.fr.json';
import ProductModal from '../product/ProductModal.tsx';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { codesOf } from './codes.ts';
import GlossaryPage from './GlossaryPage.tsx';

describe('the glossary [W1.15]', () => {
  const server = apiServer();
  beforeEach(() => server.answer({ 'GET /promise': () => ({ promises: [] }) }));

  it('has a sentence for every technical field, and for every code that is more than yes or no [W1.15]', () => {
    const { term } = texts.glossary;
    expect(Object.keys(term)).toEqual(expect.arrayContaining([...FEATURE_NAMES, 'prodType', 'prodStandard']));
    renderIn(openStore(), <GlossaryPage />, '/glossaire');
    for (const sentence of Object.values(term)) expect(document.body.textContent).toContain(sentence);
    for (const code of FEATURE_NAMES.flatMap(codesOf))
      expect(screen.getAllByText(new RegExp(`(^|, )${code}(,|$)`))[0]).toBeInTheDocument();
  });

  const openSheet = async () => {
    const shown = ['prdPdc', 'prodMontage', 'prodLEDSupport'];
    server.use(
      wire.get('/api/product/1', () =>
        HttpResponse.json(aProduct({ prodId: '1', prdPdc: 'O4', prodMontage: 'A/C' })),
      ),
      wire.get('/api/product/1/related', () => HttpResponse.json([])),
      wire.get('/api/products/config', () =>
        HttpResponse.json({ properties: { Faisceau: shown, Kit: [], Attelage: [] }, no_legend: [] }),
      ),
    );
    const store = openStore();
    renderIn(store, <ProductModal />);
    act(() => {
      store.dispatch(productOpenRequested('1'));
    });
    return screen.findByRole('button', { name: 'Coupure de l’aide au stationnement' });
  };

  it('says under the pointer and with the focus what a word and its code mean; Escape closes the sentence only [W1.15]', async () => {
    const word = await openSheet();
    await userEvent.hover(word);
    expect(await screen.findByText(/Le radar de recul se coupe/)).toBeInTheDocument();
    expect(screen.getByRole('tooltip')).toHaveTextContent('variante de branchement');
    await userEvent.unhover(word);
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => word.focus());
    expect(word).toHaveAccessibleDescription(/Le radar de recul/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('stands above its word where it would be hidden by the bar of the sheet', async () => {
    const word = await openSheet();
    // jsdom lays nothing out: the sentence would end 50 pixels below what scrolls.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, 0, 100, this.matches('[role="tooltip"]') ? 450 : 400);
    });
    await userEvent.hover(word);
    expect(await screen.findByRole('tooltip')).toHaveAttribute('data-above');
    jest.restoreAllMocks();
  });

  it('explains the codes of a sheet on paper, where no word opens its sentence [W1.02]', async () => {
    await openSheet();
    await userEvent.hover(screen.getByRole('button', { name: 'Difficulté de montage' }));
    await screen.findByRole('tooltip');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = screen.getByLabelText('Codes');
    expect(printed).toHaveTextContent(/Coupure de l’aide au stationnement O4.*variante de branchement/);
    expect(printed).toHaveTextContent(/Difficulté de montage A\/C.*Passage de fils/);
    expect(printed).not.toHaveTextContent('LED');
  });

  it('opens a sentence by a tap, and reads a range of grades as its two ends', async () => {
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'Difficulté de montage' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /A.: Connecteurs d’origine.*C.: .*épissures/,
    );
    expect(screen.getByRole('link', { name: /Glossaire/ })).toHaveAttribute('href', '/glossaire');
  });
});
