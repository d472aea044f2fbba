import { vehicleChosen } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer } from '../testing/answers.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { aVehicle } from '../testing/vehicles.ts';
import type { Words } from '../words-address.ts';
import NothingFound from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';

const nothing = anAnswer([], {
  understood: {
    inWords: 'Peugeot 308, 2016',
    marque: 'Peugeot',
    modele: '308',
    year: 2016,
    unknown: ['zzz'],
  },
  nearest: [{ q: 'peugeot 308', inWords: 'Peugeot 308', count: 42 }],
});
const words: Words = { q: 'zzz 308', catalogue: '', vehicle: '', as: '' };
const ASK = 'Demander cette pièce';

describe('nothing found [B3.06]', () => {
  const server = apiServer();
  const sent = () => server.named('POST /part-requests').map(({ body }) => body as { key: string });

  it('is said below the field, with the ways on: reached by arrows, the telephone by Tab', async () => {
    server.answer({ 'GET /search': () => nothing });
    renderIn(openStore(), <SearchField early={undefined} />, '/cart');
    await userEvent.type(screen.getByRole('combobox'), 'zzz 308');
    await screen.findByRole('option', { name: ASK });
    await act(settled);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Aucun produit pour « Peugeot 308, 2016 ».'),
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Peugeot 308 (42)',
      'Ouvrir le catalogue pour Peugeot 308, 2016',
      ASK,
    ]);
    expect(screen.getByRole('link', { name: /04 72 00 00 00/ })).toHaveAttribute('href', 'tel:0472000000');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByRole('dialog', { name: ASK })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Pièce cherchée/)).toHaveValue('zzz 308');
  });

  it('is said in the catalogue, with the same ways as links', () => {
    renderIn(openStore(), <NothingFound words={words} answer={nothing} />);
    expect(screen.getByRole('link', { name: 'Peugeot 308 (42)' })).toHaveAttribute(
      'href',
      '/catalog?q=peugeot+308',
    );
    expect(screen.getByRole('link', { name: /^Ouvrir le catalogue/ })).toHaveAttribute(
      'href',
      '/catalog?cat=Faisceau&marque=Peugeot&modele=308&annee=2016&tri=vehicule',
    );
  });

  it('leads to the catalogue that the words asked for, else to the one that was chosen', () => {
    const towbar = { ...nothing, understood: { ...nothing.understood, catalogue: 'Attelage' as const } };
    const leadsTo = () => screen.getByRole('link', { name: /^Ouvrir le catalogue/ }).getAttribute('href');
    const { unmount } = renderIn(openStore(), <NothingFound words={words} answer={towbar} />);
    expect(leadsTo()).toContain('cat=Attelage');
    unmount();
    renderIn(openStore(), <NothingFound words={{ ...words, catalogue: 'Attelage' }} answer={nothing} />);
    expect(leadsTo()).toContain('cat=Attelage');
  });

  it('names what the catalogues do not have, and leads to what is near to it', async () => {
    const missing = anAnswer([], {
      understood: { unknown: ['id.3'], missing: ['id.3'] },
      nearest: [
        { q: 'ID.4', inWords: 'Volkswagen ID.4', count: 18 },
        { q: 'attelage', inWords: 'attelage', count: 1000, more: true },
      ],
    });
    server.answer({ 'GET /search': () => missing });
    renderIn(openStore(), <SearchField early={undefined} />, '/cart');
    await userEvent.type(screen.getByRole('combobox'), 'id.3');
    await screen.findByRole('group', { name: 'Voir\u00a0:' });
    await act(settled);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^Aucun produit pour «.id\.3.»\.$/),
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Volkswagen ID.4 (18)',
      'attelage (1\u202f000+)',
      ASK,
    ]);
  });

  it.each([
    [2013, 'Volkswagen Golf VI\u00a0: dans nos catalogues de 2008 à 2013.'],
    [9999, 'Volkswagen Golf VI\u00a0: dans nos catalogues depuis 2008.'],
  ])(
    'says in which years a model was built, where it was not in that one (until %i), and leads on without it',
    async (to, said) => {
      const none = anAnswer([], {
        understood: {
          ...{ inWords: 'Volkswagen Golf VI, 2005', marque: 'Volkswagen', modele: 'Golf VI', year: 2005 },
          built: { inWords: 'Volkswagen Golf VI', from: 2008, to },
        },
        nearest: [
          { q: 'golf VI', inWords: 'Volkswagen Golf VI', count: 31 },
          { q: 'Volkswagen Golf V 2005', inWords: 'Volkswagen Golf V, 2005', count: 37 },
        ],
      });
      server.answer({ 'GET /search': () => none });
      renderIn(openStore(), <SearchField early={undefined} />, '/cart');
      await userEvent.type(screen.getByRole('combobox'), 'golf 6 2005');
      await screen.findByRole('group', { name: 'Voir\u00a0:' });
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Volkswagen Golf VI (31)',
        'Volkswagen Golf V, 2005 (37)',
        'Ouvrir le catalogue pour Volkswagen Golf VI',
        ASK,
      ]);
      cleanup();
      renderIn(openStore(), <NothingFound words={{ ...words, q: 'golf 6 2005' }} answer={none} />);
      expect(screen.getByText(said.replace('\u00a0', ' '))).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Volkswagen Golf VI (31)' })).toHaveAttribute(
        'href',
        '/catalog?q=golf+VI',
      );
      expect(screen.getByRole('link', { name: /^Ouvrir le catalogue/ }).getAttribute('href')).not.toContain(
        'annee',
      );
    },
  );

  it('words as they were typed lead back to what was understood', () => {
    const typed = anAnswer([], {
      understood: { unknown: ['peugot'], missing: ['peugot'] },
      nearest: [{ q: 'peugot 308', inWords: 'Peugeot 308', count: 123 }],
    });
    renderIn(openStore(), <NothingFound words={{ ...words, q: 'peugot 308', as: 'typed' }} answer={typed} />);
    expect(screen.getByText(/n’a exactement les mots «.peugot 308.»/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Peugeot 308 (123)' })).toHaveAttribute(
      'href',
      '/catalog?q=peugot+308',
    );
  });

  const openForm = async () => {
    const store = openStore();
    act(() => void store.dispatch(vehicleChosen({ vehicle: aVehicle() })));
    renderIn(store, <NothingFound words={words} answer={nothing} />);
    await userEvent.click(screen.getByRole('button', { name: ASK }));
    await userEvent.type(await screen.findByLabelText(/^Précisions/), 'Pour lundi');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));

  it('a part is asked for with the vehicle, once for two clicks, and the answer is a sentence', async () => {
    const answer = later();
    server.answer({ 'POST /part-requests': () => answer.answer });
    await openForm();
    expect(screen.getByText(/Peugeot 308 II, 2016/, { selector: 'p' })).toBeInTheDocument();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Envoyer la demande' }));
    await act(settled);
    expect(sent()).toEqual([
      {
        key: expect.stringMatching(/^[A-Za-z0-9-]{16,64}$/),
        text: 'zzz 308',
        message: 'Pour lundi',
        vehicle: 'peugeot.308ii.2016',
      },
    ]);
    answer.resolve({ ok: true, id: 'r-1' });
    expect(await screen.findByText(/^Votre demande est envoyée/)).toBeInTheDocument();
  });

  it('without a connection what was typed stays, and is sent again under the same key', async () => {
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.answer({ 'POST /part-requests': () => refusal(0) });
    await openForm();
    await send();
    expect(await screen.findByText(/n’est pas partie/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Précisions/)).toHaveValue('Pour lundi');
    server.answer({ 'POST /part-requests': () => ({ ok: true, id: 'r-1' }) });
    await send();
    await screen.findByText(/^Votre demande est envoyée/);
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
    expect(sent()).toHaveLength(2);
  });

  it('closed before it was sent the form keeps what was written for these words, and forgets it once it is sent', async () => {
    server.answer({ 'POST /part-requests': () => ({ ok: true, id: 'r-1' }) });
    await openForm();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: ASK }));
    expect(await screen.findByLabelText(/^Précisions/)).toHaveValue('Pour lundi');
    await send();
    await screen.findByText(/^Votre demande est envoyée/);
    await userEvent.click(screen.getByText('Fermer', { selector: 'button, button *' }));
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    expect(await screen.findByLabelText(/^Précisions/)).toHaveValue('');
  });

  it('is offered below what was found as well, where words were left out', async () => {
    const found = anAnswer([aRow()], { understood: { inWords: 'Peugeot 308', unknown: ['zzz'] } });
    server.answer({ 'GET /search': () => found });
    renderIn(openStore(), <SearchField early={undefined} />, '/cart');
    await userEvent.type(screen.getByRole('combobox'), 'zzz 308');
    await userEvent.click(await screen.findByRole('option', { name: ASK }));
    expect(await screen.findByLabelText(/^Pièce cherchée/)).toHaveValue('zzz 308');
  });

  it('says which generations there are where that one is in no catalogue, and leads to them', async () => {
    const none = anAnswer([], {
      understood: {
        inWords: 'Volkswagen Golf V',
        absent: { inWords: 'Volkswagen Golf V', others: ['Golf VI', 'Golf VII'] },
      },
      nearest: [{ q: 'Volkswagen Golf VI', inWords: 'Volkswagen Golf VI', count: 31 }],
    });
    const said = /^Volkswagen Golf V n’est pas dans nos catalogues\. Ils ont\s: Golf VI, Golf VII\.$/;
    server.answer({ 'GET /search': () => none });
    renderIn(openStore(), <SearchField early={undefined} />, '/cart');
    await userEvent.type(screen.getByRole('combobox'), 'golf 5');
    await screen.findByRole('group', { name: 'Voir\u00a0:' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(said));
    cleanup();
    renderIn(openStore(), <NothingFound words={{ ...words, q: 'golf 5' }} answer={none} />);
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volkswagen Golf VI (31)' })).toBeInTheDocument();
  });

  it('says what was turned down where nothing else is left', () => {
    const none = anAnswer([], {
      understood: {
        inWords: 'Peugeot 308, démontable',
        without: [{ typed: 'non démontable', shown: 'démontable' }],
      },
      nearest: [{ q: '308 démontable', inWords: 'Peugeot 308, démontable', count: 20 }],
    });
    renderIn(openStore(), <NothingFound words={words} answer={none} />);
    expect(screen.getByText(/^Aucun produit .* sans «\sdémontable\s»\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Peugeot 308, démontable (20)' })).toBeInTheDocument();
  });

  it('what was turned down is said below the field, in a list that has the rest', async () => {
    const found = anAnswer([aRow()], {
      understood: { inWords: 'Peugeot 308', without: [{ typed: 'sans faisceau', shown: 'faisceau' }] },
    });
    server.answer({ 'GET /search': () => found });
    renderIn(openStore(), <SearchField early={undefined} />, '/cart');
    await userEvent.type(screen.getByRole('combobox'), '308 sans faisceau');
    expect(await screen.findByText(/^sans\s: faisceau$/)).toBeInTheDocument();
  });

  it('is not offered for words that were understood and left out: these have a sentence of their own', async () => {
    const found = anAnswer([aRow()], {
      understood: { inWords: 'Dacia Sandero', aside: ['stepway'] },
    });
    server.answer({ 'GET /search': () => found });
    renderIn(openStore(), <SearchField early={undefined} />, '/cart');
    await userEvent.type(screen.getByRole('combobox'), 'sandero stepway');
    // Letters typed fast are asked for together, a moment later.
    await waitFor(() => expect(server.named('GET /search').at(-1)?.request.url).toMatch(/stepway$/));
    expect(await screen.findByText(/^Nous n’avons pas tenu compte de «.stepway.»\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: ASK })).toBeNull();
    expect(screen.queryByText(/ne connaissent pas/)).toBeNull();
  });

  it('asks for no part without words', async () => {
    await openForm();
    await userEvent.clear(screen.getByLabelText(/^Pièce cherchée/));
    await send();
    await waitFor(() => expect(screen.getByText('Dites quelle pièce vous cherchez.')).toBeInTheDocument());
    expect(sent()).toEqual([]);
  });
});
