import type { AdminCustomer } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import CustomersRoute from './CustomersRoute.tsx';
import { newCustomer } from './customer/draft.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const AT = '2026-11-20T10:00:00.000Z';
const delaunay = {
  ...newCustomer,
  userId: '7',
  userCompName: 'Garage Delaunay',
  userName: 'Delaunay',
  userEmail: 'garage@b.fr',
  userCreatedAt: AT,
  userUpdatedAt: AT,
  userLastConnexionAt: null,
} as unknown as AdminCustomer;
const address = {
  daId: 'd1',
  daCompName: 'Dépôt nord',
  daName: 'Le Goff',
  daFirstname: 'Yann',
  daAddress: '3 rue du Port',
  daPostCode: '29200',
  daCity: 'Brest',
  daCountry: 'FRANCE',
  daPhone1: '',
  daPhone2: '',
  daEmail: '',
  daStatus: 'visible',
};

async function open(at: string, customer: AdminCustomer = delaunay) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/customers/rules': () => ({ discountWarning: 40 }),
    'GET /admin/list-views': () => ({ views: [], columns: [] }),
    'GET /admin/customers/slice': () => ({ customers: [], more: false, count: 0, waiting: 0 }),
    'GET /admin/customer/7': () => customer,
    'GET /admin/customer/8': () => customer,
    'GET /admin/customer/7/overview': () => ({
      deliveries: [address, { ...address, daId: 'd2', daCompName: 'Dépôt sud', daStatus: 'hidden' }],
      orders: 12,
      ordersIdle: 2,
      lastOrderedAt: AT,
      yearTotalPriceET: 1234.5,
    }),
    'GET /admin/customer/8/overview': () => ({
      deliveries: [],
      orders: 0,
      ordersIdle: 0,
      lastOrderedAt: null,
      yearTotalPriceET: 0,
    }),
    'GET /admin/audit': () => [
      {
        auId: 'a1',
        auAt: AT,
        auActorId: 'u',
        auActor: 'Anne Martin',
        auAction: 'customer.update',
        auKind: 'customer',
        auObjectId: '7',
        auObject: 'Garage Delaunay',
        auChanges: [{ field: 'userCity', before: 'Lyon', after: 'Brest' }],
        auRequestId: 'r',
      },
    ],
    'GET /admin/orders': () => [],
    'GET /admin/desk': () => ({ queue: [], imports: [] }),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/extradmin/customers" element={<CustomersRoute />} />
          <Route path="/extradmin/customers/:id" element={<CustomersRoute />} />
        </Routes>
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const bar = () => screen.getByRole('region', { name: 'Modifications à enregistrer' });
const save = async () => {
  await userEvent.click(within(bar()).getByRole('button', { name: 'Enregistrer' }));
  await act(settled);
};

describe('the page of a customer', () => {
  it('says what the customer pays for a part, and why: as many pieces as are asked about [B5.03]', async () => {
    await open('/extradmin/customers/7', { ...delaunay, userCatalogs: ['Kit'] });
    const title = await screen.findByRole('heading', { name: 'Prix d’un produit pour ce client' });
    const panel = title.closest('section');
    const at = within(panel as HTMLElement);
    const asked = {
      ...{ prodRef: 'FA-00012', prodCatalogue: 'Faisceau', quantity: 10, listPrice: 100, rule: 'step' },
      ...{ unitPrice: 40, discount: 10, specialPrice: 50, validFrom: null, validTo: '2027-01-31' },
      ...{ steps: [{ from: 10, price: 40 }], reached: 10 },
    };
    server.answer({
      'GET /admin/customer/7/price/fa12': (_body, { request }) => ({
        ...asked,
        quantity: Number(new URL(request.url).searchParams.get('quantity')),
      }),
      'GET /admin/references': () => [],
      'GET /admin/customer/7/price/ZZ-1': () => refusal(404, 'notFound', 'Introuvable.'),
    });
    await userEvent.click(at.getByRole('button', { name: 'Chercher un prix' }));
    expect(at.getByLabelText('Référence')).toHaveFocus();
    await userEvent.type(at.getByLabelText('Référence'), 'fa12');
    await userEvent.clear(at.getByLabelText('Quantité'));
    await userEvent.type(at.getByLabelText('Quantité'), '10{enter}');
    await act(settled);
    const said = at.getByRole('status', { name: 'Prix d’un produit pour ce client' });
    for (const words of [
      /FA-00012/,
      /10\s%, remplacée par le prix spécial/,
      /dès 10\s: 40,00/,
      /pour 10.*40,00/,
    ])
      expect(said).toHaveTextContent(words);
    expect(at.getByText(/ne voit pas le catalogue Faisceau/)).toBeVisible();
    // Asking is no change of the account.
    expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull();
    await userEvent.clear(at.getByLabelText('Référence'));
    await userEvent.type(at.getByLabelText('Référence'), 'ZZ-1{enter}');
    await act(settled);
    expect(said).toBeEmptyDOMElement();
    expect(at.getByLabelText('Référence')).toBeInvalid();
  });

  it('shows the whole account at its address, with figures, journal and delivery addresses, hidden ones pale [A4.10] [W2.39] [B9.04]', async () => {
    await open('/extradmin/customers/7');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Delaunay / Garage Delaunay');
    for (const name of ['Profil', 'Administration', 'Mot de passe', 'Adresses de livraison', 'Commandes'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(await screen.findByText(/1.234,50.€ HT/)).toBeVisible();
    expect(screen.getByText('12, dont 2 brouillons ou annulées')).toBeVisible();
    expect(screen.getByText('Modification d’un client')).toBeVisible();
    expect(screen.getByText(/Anne Martin/)).toBeVisible();
    expect(screen.getByText('Dépôt nord').closest('li')).not.toHaveAttribute('data-hidden');
    const hidden = screen.getByText('Dépôt sud').closest('li');
    expect(hidden).toHaveTextContent('Masquée');
    expect(hidden && getComputedStyle(hidden).opacity).toBe('0.5');
  });

  it('names in one bar what is unsaved in any section, and saves all of it at once [W2.14]', async () => {
    await open('/extradmin/customers/7');
    server.answer({ 'PUT /admin/customer/7': (body) => ({ ...delaunay, ...(body as object) }) });
    expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull();
    await userEvent.type(await screen.findByLabelText('Ville'), 'Brest');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Attelages' }));
    expect(bar()).toHaveTextContent('Non enregistré : Profil, Administration');
    await save();
    const [sent] = server.named('PUT /admin/customer/7');
    expect(sent?.body).toMatchObject({ userCity: 'Brest', userUpdatedAt: AT });
    expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull();
    // What follows is unsaved again.
    await userEvent.type(screen.getByLabelText('Ville'), ' 2');
    expect(bar()).toHaveTextContent('Non enregistré : Profil');
  });

  it('is saved by Enter in a field, [W2.14]', async () => {
    await open('/extradmin/customers/7');
    server.answer({ 'PUT /admin/customer/7': (body) => ({ ...delaunay, ...(body as object) }) });
    await userEvent.type(await screen.findByLabelText('Ville'), 'Brest{Enter}');
    await act(settled);
    const sent = server.named('PUT /admin/customer/7').map(({ body }) => body);
    expect(sent).toEqual([expect.objectContaining({ userCity: 'Brest' })]);
    // Nothing is left to be saved.
    await userEvent.keyboard('{Enter}');
    await act(settled);
    expect(server.named('PUT /admin/customer/7')).toHaveLength(1);
  });

  it('is left once it is saved, when somebody asked to leave meanwhile [W2.14]', async () => {
    await open('/extradmin/customers/7');
    const { answer, resolve } = later();
    server.answer({
      'PUT /admin/customer/7': () => answer,
      'GET /admin/customer/7/specialPrices': () => [],
      'GET /admin/references': () => [],
    });
    await userEvent.type(await screen.findByLabelText('Ville'), 'Brest{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Prix spéciaux' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Quitter sans enregistrer');
    await act(async () => resolve({ ...delaunay, userCity: 'Brest' }));
    await waitFor(() => expect(screen.queryByText(/Quitter sans enregistrer/)).toBeNull());
  });

  it('shows a refused address at its field, and keeps naming the one that was refused [W2.04] [A5.10]', async () => {
    await open('/extradmin/customers/7');
    const message = "Un compte client est déjà attaché à l'adresse pris@b.fr";
    server.answer({
      'PUT /admin/customer/7': () =>
        refusal(409, 'customer.duplicateEmail', message, {
          fields: [{ field: 'userEmail', code: 'duplicate', message }],
        }),
    });
    const email = await screen.findByLabelText(/Adresse email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'pris@b.fr');
    await save();
    expect(email).toHaveAccessibleDescription(message);
    expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.type(email, 'libre@b.fr');
    expect(screen.queryByText(/libre@b.fr/)).toBeNull();
  });

  it('says all that is wrong at once, each at its field, and sends nothing [W2.23] [W2.09]', async () => {
    await open('/extradmin/customers/7');
    await userEvent.type(await screen.findByLabelText('Code postal'), 'ABC');
    const discount = screen.getByLabelText('Générale');
    await userEvent.clear(discount);
    await userEvent.type(discount, '150');
    await save();
    expect(screen.getByLabelText('Code postal')).toHaveAccessibleDescription(
      'Un code postal français a cinq chiffres\u00a0: 29200.',
    );
    expect(discount).toHaveAccessibleDescription(/Indiquez une remise de 0 à 100/);
    expect(server.named('PUT /admin/customer/7')).toEqual([]);
  });

  it('takes no telephone number that cannot be one, but one from abroad or none [W2.23]', async () => {
    await open('/extradmin/customers/7');
    server.answer({ 'PUT /admin/customer/7': (body) => ({ ...delaunay, ...(body as object) }) });
    const number = await screen.findByRole('textbox', { name: 'Numéro de téléphone' });
    await userEvent.type(number, '123');
    await save();
    expect(number).toHaveAccessibleDescription('Il manque des chiffres à ce numéro.');
    expect(server.named('PUT /admin/customer/7')).toEqual([]);
    await userEvent.clear(number);
    await userEvent.type(number, '+32 470 12 34 56');
    await save();
    expect(server.named('PUT /admin/customer/7')).toMatchObject([{ body: { userPhone: '+32 470123456' } }]);
  });

  it('leads the eye and the focus to the notice that somebody else saved in between', async () => {
    await open('/extradmin/customers/7');
    const scrolled = jest.fn();
    Object.assign(HTMLElement.prototype, { scrollIntoView: scrolled });
    const message = 'Ce client a été modifié entre-temps.';
    server.answer({ 'PUT /admin/customer/7': () => refusal(409, 'customer.changedMeanwhile', message) });
    await userEvent.type(await screen.findByLabelText('Ville'), 'Brest');
    await save();
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent(message);
    expect(document.activeElement).toContainElement(notice);
    expect(scrolled).toHaveBeenCalled();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('leads to the orders of this customer, in the year of the last one', async () => {
    await open('/extradmin/customers/7');
    expect(await screen.findByRole('link', { name: /^12, dont 2/ })).toHaveAttribute(
      'href',
      '/extradmin/orders?acheteur=Garage+Delaunay&annee=2026',
    );
  });

  it('warns that a customer without a catalogue sees nothing, and that a discount is unused [W2.08] [W2.32]', async () => {
    await open('/extradmin/customers/7');
    await userEvent.clear(
      await screen.findByLabelText('Attelages', { selector: 'input:not([type=checkbox])' }),
    );
    await userEvent.type(screen.getByLabelText('Attelages', { selector: 'input:not([type=checkbox])' }), '5');
    expect(screen.getByText(/Sans effet/)).toBeVisible();
    for (const name of ['Faisceaux', 'Kits']) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText(/ce client ne verra aucun produit/)).toBeVisible();
  });

  it('warns of a discount above the supplier’s threshold, and saves it all the same [W2.05]', async () => {
    await open('/extradmin/customers/7');
    server.answer({ 'PUT /admin/customer/7': (body) => ({ ...delaunay, ...(body as object) }) });
    const discount = await screen.findByLabelText('Générale');
    await userEvent.clear(discount);
    await userEvent.type(discount, '40');
    expect(screen.queryByText(/Remise élevée/)).toBeNull();
    await userEvent.clear(discount);
    await userEvent.type(discount, '55');
    expect(screen.getByText(/Remise élevée : elle dépasse 40 %/)).toBeVisible();
    await save();
    expect(server.named('PUT /admin/customer/7')).toMatchObject([{ body: { userDiscout: 55 } }]);
  });

  it('decides about an account that awaits approval, with a word for the mail [W2.06]', async () => {
    await open('/extradmin/customers/7', { ...delaunay, userStatus: 'attente' });
    server.answer({ 'POST /admin/customer/7/decision': () => ({ ...delaunay, userStatus: 'active' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Accepter' }));
    const question = screen.getByRole('alertdialog');
    await userEvent.type(within(question).getByLabelText('Un mot pour l’email'), 'Bienvenue.');
    await userEvent.click(within(question).getByRole('button', { name: 'Accepter' }));
    await act(settled);
    expect(server.named('POST /admin/customer/7/decision')).toMatchObject([
      { body: { approved: true, word: 'Bienvenue.' } },
    ]);
    expect(await screen.findByText('Le compte est ouvert, un email est parti.')).toBeVisible();
    expect(screen.queryByText('Ce compte attend votre décision')).toBeNull();
  });

  it('keeps what was typed when the account is decided upon, says that it is not saved, and saves it then [W2.06] [W2.14]', async () => {
    await open('/extradmin/customers/7', { ...delaunay, userStatus: 'attente' });
    const decided = { ...delaunay, userStatus: 'active', userUpdatedAt: '2026-11-21T10:00:00.000Z' };
    server.answer({
      'POST /admin/customer/7/decision': () => decided,
      'PUT /admin/customer/7': (body) => ({ ...decided, ...(body as object) }),
    });
    const city = await screen.findByLabelText('Ville');
    await userEvent.type(city, 'Brest');
    await userEvent.click(screen.getByRole('button', { name: 'Accepter' }));
    const question = screen.getByRole('alertdialog');
    expect(within(question).getByText(/^Pas encore enregistré\s: Profil/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Accepter' }));
    await act(settled);
    expect(screen.queryByText('Le compte client est enregistré.')).toBeNull();
    expect(city).toHaveValue('Brest');
    await save();
    expect(server.named('PUT /admin/customer/7').map(({ body }) => body)).toMatchObject([
      { userCity: 'Brest' },
    ]);
  });
});

describe('a new customer', () => {
  it('is ready to order after three clicks beyond typing, without a password when the link is mailed [W2.10]', async () => {
    await open('/extradmin/customers');
    server.answer({
      'POST /admin/customer': (body) => ({ ...delaunay, ...(body as object), userId: '8' }),
    });
    let clicks = 0;
    const click = async (element: HTMLElement) => {
      clicks += 1;
      await userEvent.click(element);
      await act(settled);
    };
    await click(screen.getByRole('button', { name: 'Ajouter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nouveau client' });
    await userEvent.type(within(dialog).getByLabelText('Société'), 'Garage du Port');
    await userEvent.type(within(dialog).getByLabelText(/Adresse email/), 'port@b.fr');
    expect(within(dialog).getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    expect(dialog).toHaveTextContent('Choisissez un mot de passe, ou cochez');
    await click(within(dialog).getByRole('checkbox', { name: /Envoyer les identifiants/ }));
    await click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(clicks).toBe(3);
    const [sent] = server.named('POST /admin/customer');
    expect(sent?.body).toMatchObject({ userCompName: 'Garage du Port', sendCredentials: true });
    expect(sent?.body).not.toHaveProperty('password');
  });

  it('has a page of its own, whose bar says what is missing [W2.10]', async () => {
    await open('/extradmin/customers/new');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar()).toHaveTextContent('Indiquez l’adresse email. Choisissez un mot de passe');
    expect(screen.getByLabelText('Société')).toHaveFocus();
    // Nothing is marked before it is asked for, and then all of it.
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await save();
    expect(screen.getByLabelText('Société')).toHaveAccessibleDescription('Indiquez la société ou le nom.');
    expect(screen.getByLabelText(/Adresse email/)).toHaveAccessibleDescription('Indiquez l’adresse email.');
    expect(server.named('POST /admin/customer')).toEqual([]);
  });

  it('says where a pasted name ends', async () => {
    await open('/extradmin/customers/new');
    const name = screen.getByLabelText('Société');
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(300));
    expect(name).toHaveAccessibleDescription(/caractères au plus/);
  });
});
