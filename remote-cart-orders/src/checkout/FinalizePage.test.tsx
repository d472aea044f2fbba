import type { Delivery } from '@extranet/shared/contracts';
import { connectionRestored } from '@extranet/shared/remote';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled, stopTimers } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { aCart, anAddress, anItem, anOrder, refused, startRemote } from '../testing/store.ts';
import FinalizePage from './FinalizePage.tsx';

const server = apiServer();
const { daId: _, ...fields } = anAddress;

/** The browser's button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Page précédente
    </button>
  );
}

async function open(...addresses: Delivery[]) {
  server.answer({ 'GET /deliveries': () => addresses });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/cart', '/orderFinalize']}>
        <FinalizePage />
        <Back />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function type(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

beforeEach(() => {
  window.scrollTo = () => {};
  sessionStorage.clear();
  server.answer({
    'GET /cart': () => aCart(anItem(1, 2)),
    'GET /promise': () => ({ promises: [] }),
    'GET /config/dial_codes': () => [{ dial_code: '+33', code: 'FR' }],
    'POST /delivery': () => anAddress,
    'GET /customer/profile': () => ({ userName: '' }),
  });
});

describe('an order with a slow part', () => {
  it('says the day of each line, and when the rest would come without it [B4.02]', async () => {
    const promise = (stockCode: string, on: string) => ({ stockCode, on, orderBefore: '2026-11-25T15:00' });
    server.answer({
      'GET /cart': () =>
        aCart({ ...anItem(1, 2), itProdCodeStock: '1' }, { ...anItem(2, 1), itProdCodeStock: '3' }),
      'GET /promise': () => ({ promises: [promise('1', '2026-11-26'), promise('3', '2026-12-03')] }),
    });
    await open(anAddress);
    await press('Continuer');
    const lines = await screen.findByRole('list', { name: 'Articles de la commande' });
    expect(within(lines).getByText('Chez vous jeudi 26 novembre')).toBeVisible();
    expect(within(lines).getByText('Chez vous jeudi 3 décembre')).toBeVisible();
    expect(
      screen.getByText(/^\S+ arrive en dernier\s: le reste est chez vous jeudi 26 novembre\.$/),
    ).toBeVisible();
  });

  it('says of several that they come last together [B4.02]', async () => {
    const promise = (stockCode: string, on: string) => ({ stockCode, on, orderBefore: '2026-11-25T15:00' });
    const slow = [2, 3].map((index) => ({ ...anItem(index, 1), itProdCodeStock: '3' as const }));
    server.answer({
      'GET /cart': () => aCart({ ...anItem(1, 2), itProdCodeStock: '1' }, ...slow),
      'GET /promise': () => ({ promises: [promise('1', '2026-11-26'), promise('3', '2026-12-03')] }),
    });
    await open(anAddress);
    await press('Continuer');
    expect(await screen.findByText(/^FA-00002 et FA-00003 arrivent en dernier\s: le reste/)).toBeVisible();
  });
});

describe('the first order of a new customer', () => {
  const profile = {
    ...{ userFirstname: 'Léa', userName: 'Kerbrat', userEmail: 'lea@garage.example' },
    ...{ userPhone: '+33 298000000', userCompName: 'Garage du Port', userAddress: '4 quai du Port' },
    ...{ userPostcode: '29200', userCity: 'Brest', userCountry: '' },
  };

  it('is sent to the address of their profile without typing it again [C2.25]', async () => {
    server.answer({ 'GET /customer/profile': () => profile });
    await open();
    expect(screen.getByText(/^Voici l’adresse de votre profil/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveValue('4 quai du Port');
    await press('Continuer');
    await act(settled);
    expect(server.named('POST /delivery').map(({ body }) => body)).toMatchObject([
      {
        ...{ daFirstname: 'Léa', daName: 'Kerbrat', daCompName: 'Garage du Port' },
        ...{ daAddress: '4 quai du Port', daPostCode: '29200', daCity: 'Brest', daCountry: 'FRANCE' },
        ...{ daPhone1: '+33 298000000', daStatus: 'visible' },
      },
    ]);
  });

  it('keeps what was typed before, and opens an empty form when the profile cannot be read [C2.25]', async () => {
    server.answer({ 'GET /customer/profile': () => refused(500, 'internal') });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveValue('');
    expect(screen.queryByText(/^Voici l’adresse de votre profil/)).toBeNull();
    await type('Adresse', '1 rue des Lilas');
    cleanup();
    server.answer({ 'GET /customer/profile': () => profile });
    await open();
    expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveValue('1 rue des Lilas');
    expect(screen.getByRole('textbox', { name: 'Ville' })).toHaveValue('');
  });

  it('is asked for no profile by who has an address already [C2.25]', async () => {
    await open(anAddress);
    expect(server.named('GET /customer/profile')).toEqual([]);
  });
});

it('a new address is not sent while its number or postcode cannot be one', async () => {
  await open();
  for (const [label, text] of [
    ['Prénom', fields.daFirstname],
    ['Nom', fields.daName],
    ['Adresse', fields.daAddress],
    ['Ville', fields.daCity],
    ['Code postal', 'ABCDE'],
  ] as const)
    await type(label, text);
  const [number] = screen.getAllByRole('textbox', { name: 'Numéro de téléphone' });
  await userEvent.type(number as HTMLElement, '123');
  await press('Continuer');
  expect(
    screen.getByText('Un code postal français a 5 chiffres et commence par ceux de son département.'),
  ).toBeVisible();
  expect(screen.getByText('Il manque des chiffres à ce numéro.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code postal' })).toHaveFocus();
  await type('Code postal', '29000');
  await press('Continuer');
  expect(number).toHaveFocus();
  expect(server.named('POST /delivery')).toEqual([]);
  await userEvent.clear(number as HTMLElement);
  await userEvent.type(number as HTMLElement, '02 98 00 00 00');
  await press('Continuer');
  await act(settled);
  expect(server.named('POST /delivery').map(({ body }) => body)).toMatchObject([
    { daPhone1: '+33 298000000', daPostCode: '29000' },
  ]);
});

it('a refused address is told in one voice, and each message goes with what it was about [C5.08]', async () => {
  await open();
  const said = { daPhone1: 'Le téléphone est obligatoire.', daEmail: 'Adresse email invalide' };
  const listed = Object.entries(said).map(([field, message]) => ({ field, code: 'x', message }));
  server.answer({ 'POST /delivery': () => refused(422, 'delivery.invalid', { fields: listed }) });
  const required = { Prénom: 'Léa', Nom: 'Kerbrat', Adresse: '4 quai du Port', 'Code postal': '29200' };
  for (const [label, value] of Object.entries({ ...required, Ville: 'Brest' })) await type(label, value);
  await type('Adresse email', 'atelier@');
  await press('Continuer');
  await act(settled);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const [number] = screen.getAllByRole('textbox', { name: 'Numéro de téléphone' });
  expect(number).toHaveAccessibleDescription(said.daPhone1);
  const listedNow = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listedNow()).toEqual(['Téléphone', 'Adresse email']);
  await type('Adresse email', 'atelier@garage.example');
  expect(screen.queryByText(said.daEmail)).not.toBeInTheDocument();
  expect(listedNow()).toEqual(['Téléphone']);
  await userEvent.type(number as HTMLElement, '0612');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Continuer');
  expect(number).toHaveAccessibleDescription('Il manque des chiffres à ce numéro.');
  expect(number).toHaveFocus();
  await userEvent.clear(number as HTMLElement);
  await userEvent.type(number as HTMLElement, 'abc');
  await press('Continuer');
  expect(number).toHaveValue('abc');
  expect(number).toHaveAccessibleDescription('Il manque des chiffres à ce numéro.');
  expect(server.named('POST /delivery')).toHaveLength(1);
});

describe('the steps', () => {
  const heading = (name: string) => screen.getByRole('heading', { name, level: 2 }).firstElementChild;

  it('are entries of the history: back leads from the summary to the address, forward keys to the order', async () => {
    await open(anAddress);
    await press('Continuer');
    expect(screen.getByRole('button', { name: 'Valider et envoyer ma commande' })).toBeVisible();
    await press('Page précédente');
    expect(screen.getByRole('radio', { name: /Garage Martin/ })).toBeChecked();
    await press('Continuer');
    await press('Modifier l’adresse de livraison');
    expect(screen.getByRole('radio', { name: /Garage Martin/ })).toBeChecked();
    server.answer({ 'POST /order': () => anOrder() });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    // Somebody reads it.
    await new Promise((read) => setTimeout(read, 600));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Votre commande est confirmée.')).toBeVisible();
    await act(settled);
  });

  it('ask for the addresses again once the connection is back [C2.25]', async () => {
    let line = false;
    server.answer({ 'GET /deliveries': () => (line ? [anAddress] : refusal(0)) });
    const { store } = startRemote();
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/orderFinalize']}>
          <FinalizePage />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
    expect(screen.getByText('Les adresses n’ont pas pu être chargées')).toBeVisible();
    line = true;
    await act(async () => {
      store.dispatch(connectionRestored());
      await settled();
    });
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeVisible();
  });

  it('say that the internal reference is full where it takes no further letter [C2.25]', async () => {
    await open(anAddress);
    await press('Continuer');
    const field = screen.getByRole('textbox', { name: 'Référence interne' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(59));
    expect(screen.queryByText(/^60 caractères au plus/)).toBeNull();
    await userEvent.type(field, 'y');
    expect(field).toHaveAccessibleDescription(/^60 caractères au plus/);
  });

  it('a hurried second Ctrl + Enter sends no order that nobody has read, and says so [C2.25]', async () => {
    await open(anAddress);
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(screen.getByRole('button', { name: 'Valider et envoyer ma commande' })).toBeVisible();
    render(<Toasts />);
    expect(screen.getByText(/^Rien n’a été envoyé. Relisez votre commande/)).toBeVisible();
    await act(settled);
    expect(server.named('POST /order')).toEqual([]);
  });

  it('take the focus along: to their heading, and to the first field of a new address', async () => {
    await open(anAddress);
    await press('Continuer');
    expect(heading('Récapitulatif')).toHaveFocus();
    await press('Modifier l’adresse de livraison');
    expect(heading('Adresse de livraison')).toHaveFocus();
    await press('Nouvelle adresse');
    expect(screen.getByRole('textbox', { name: 'Société' })).toHaveFocus();
    await press('Choisir une adresse enregistrée');
    expect(screen.getByRole('radio', { name: /Garage Martin/ })).toHaveFocus();
    await press('Continuer');
    server.answer({ 'POST /order': () => anOrder() });
    await press('Valider et envoyer ma commande');
    expect((await screen.findByText('Votre commande est confirmée.')).closest('[role=status]')).toHaveFocus();
    await act(settled);
  });
});

it('a risen price is not accepted by the second half of a double click, nor by Enter [C2.25]', async () => {
  await open(anAddress);
  await press('Continuer');
  stopTimers();
  const change = {
    itId: 'it-1',
    itProdRef: 'FA-00001',
    ...{ itQuantity: 2, shownUnitPriceET: 10, itMbrUnitPriceET: 12 },
  };
  server.answer({
    'POST /order': () => refused(409, 'cart.priceChanged', { lines: [change], fingerprint: 'at 12' }),
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Valider et envoyer ma commande' }));
  await act(settled);
  const accept = screen.getByRole('button', { name: 'Accepter et commander' });
  act(() => jest.advanceTimersByTime(900));
  expect(accept).toBeDisabled();
  await user.click(accept);
  expect(screen.getByRole('dialog')).toHaveFocus();
  await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
  expect(server.named('POST /order')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(200));
  expect(accept).toBeEnabled();
  await user.keyboard('{Enter}');
  await act(settled);
  expect(server.named('POST /order')).toHaveLength(1);
  server.answer({ 'POST /order': () => anOrder() });
  await user.click(accept);
  await act(settled);
  expect(server.named('POST /order').map(({ body }) => body)).toMatchObject([{}, { fingerprint: 'at 12' }]);
  jest.useRealTimers();
});

it('a saved address shows its number and is corrected in place, without going on', async () => {
  await open(anAddress);
  const corrected = { ...anAddress, daCity: 'Brest' };
  server.answer({ 'PUT /delivery/da-1': () => corrected, 'GET /deliveries': () => [corrected] });
  expect(screen.getByRole('radio', { name: /\+33.2.98.00.00.00/ })).toBeVisible();
  await press('Modifier l’adresse Garage Martin');
  await type('Ville', 'Brest');
  await press('Enregistrer');
  await act(settled);
  expect(server.named('PUT /delivery/da-1').map(({ body }) => body)).toMatchObject([{ daCity: 'Brest' }]);
  expect(screen.getByRole('radio', { name: /29000 Brest/ })).toBeChecked();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a deleted address passes the focus on to the next one, the last to the form of a new one [C2.25]', async () => {
  const other = { ...anAddress, daId: 'da-2', daCompName: 'Atelier Sud' };
  await open(anAddress, other);
  for (const [name, left] of [
    ['Garage Martin', [other]],
    ['Atelier Sud', []],
  ] as const) {
    await press(`Supprimer l’adresse ${name}`);
    server.answer({ 'DELETE /delivery/:id': () => ({}), 'GET /deliveries': () => left });
    await press('Supprimer');
    await act(settled);
    if (left.length > 0) expect(screen.getByRole('radio', { name: /Atelier Sud/ })).toHaveFocus();
  }
  expect(screen.getByRole('textbox', { name: 'Société' })).toHaveFocus();
});

it('asks once before so much of one product is ordered [W1.24]', async () => {
  const many = anItem(1, 9999, { itMbrTotalPriceET: 99_990 });
  server.answer({ 'GET /cart': () => aCart(many), 'POST /order': () => refused(409, 'cart.empty') });
  await open(anAddress);
  await press('Continuer');
  await press('Valider et envoyer ma commande');
  expect(screen.getByRole('dialog', { name: /Est-ce bien la quantité voulue/ })).toHaveTextContent(
    /9\s999 ×/,
  );
  await press('Revenir');
  expect(server.named('POST /order')).toEqual([]);
  await press('Valider et envoyer ma commande');
  const accept = screen.getByRole('button', { name: 'Oui, commander' });
  await waitFor(() => expect(accept).toBeEnabled(), { timeout: 2_000 });
  await userEvent.click(accept);
  await act(settled);
  await press('Valider et envoyer ma commande');
  await act(settled);
  expect(server.named('POST /order')).toHaveLength(2);
});

describe('a sent order without an answer', () => {
  beforeEach(() => void stopTimers());
  afterEach(() => jest.useRealTimers());

  it('is said to be safe where it was sent, not out of sight at the top of the page [C5.08]', async () => {
    server.answer({ 'POST /order': () => Response.error() });
    await open(anAddress);
    const click = async (name: string) => {
      act(() => screen.getByRole('button', { name }).click());
      await act(settled);
    };
    await click('Continuer');
    await click('Valider et envoyer ma commande');
    const notice = screen.getByText(/^Nous la redemandons/);
    expect(notice.closest('[role=status]')?.nextElementSibling).toBe(
      screen.getByRole('button', { name: 'Valider et envoyer ma commande' }),
    );
  });
});
