import type { PromiseSettings, SupplierSettings } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { remote } from './remote.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const supplier: SupplierSettings = {
  name: 'Attelages du Ponant',
  address: '1 quai du Port',
  postcode: '29200',
  city: 'Brest',
  phone: '02 98 11 22 33',
  email: 'contact@ponant.example',
  legal: 'SAS',
  hosting: '',
  colour: '',
  accent: '',
  header: '',
  logo: '',
  version: 4,
};
const calendar: PromiseSettings = {
  cutOff: '15:00',
  workDays: [1, 2, 3, 4, 5],
  closedDays: [],
  preparation: { '1': 0 },
  carrier: 1,
  carrierByDepartment: {},
  version: 2,
};

async function open(answers: Parameters<typeof server.answer>[0] = {}, address = '/extradmin/settings') {
  const sent: Record<string, unknown> = {};
  const kept = (name: string) => (body: unknown) => {
    sent[name] = body;
    return { ...(body as object), version: 9 };
  };
  server.answer({
    'GET /admin/desk': () => ({ queue: [] }),
    'GET /admin/part-requests': () => [],
    'GET /config': () =>
      new Response(btoa(JSON.stringify({ form_rules: { email: { regexp: '^\\S+@\\S+$' } } }))),
    'GET /admin/supplier': () => supplier,
    'GET /admin/promise-settings': () => calendar,
    'PUT /admin/supplier': kept('supplier'),
    'PUT /admin/promise-settings': kept('calendar'),
    ...answers,
  });
  const { store } = startRemote();
  const router = createMemoryRouter(remote.routes, { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toasts />
    </Provider>,
  );
  await act(settled);
  await screen.findByRole('heading', { name: 'Réglages', level: 1 });
  return { sent, router };
}
const bar = () => screen.getByRole('region', { name: 'Modifications à enregistrer' });
const save = () => userEvent.click(within(bar()).getByRole('button', { name: 'Enregistrer' }));

describe('the settings of the supplier [B9.07]', () => {
  it('are saved by one bar that names what is unsaved, each with the version that was read', async () => {
    const { sent } = await open();
    expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), ' et fils');
    fireEvent.change(screen.getByLabelText('Heure limite'), { target: { value: '16:00' } });
    expect(within(bar()).getByRole('status')).toHaveTextContent(/Identité, Calendrier de livraison/);
    expect(screen.getByRole('img', { name: /Aperçu.*Ponant et fils/ })).toBeInTheDocument();
    await save();
    await act(settled);
    expect(sent.supplier).toEqual({ ...supplier, name: 'Attelages du Ponant et fils' });
    expect(sent.calendar).toEqual({ ...calendar, cutOff: '16:00' });
    expect(await screen.findByText('Les réglages sont enregistrés.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull(),
    );
  });

  it('say why a colour cannot be read, and take the nearest one that can by one click', async () => {
    const { sent } = await open();
    fireEvent.change(await screen.findByLabelText('Bouton principal'), { target: { value: '#1d4ed8' } });
    expect(screen.getByText(/Le texte du bouton ne s’y lirait pas/)).toBeInTheDocument();
    await save();
    await act(settled);
    expect(sent).toEqual({});
    await waitFor(() => expect(screen.getByLabelText('Bouton principal')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /^Prendre #/ }));
    await save();
    await act(settled);
    expect((sent.supplier as SupplierSettings).accent).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('save nothing while the calendar cannot be read, and say so at each field of it', async () => {
    const { sent } = await open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), ' et fils');
    fireEvent.change(screen.getByLabelText(/^Stock limité/), { target: { value: '1,5' } });
    fireEvent.change(screen.getByLabelText('Jours de transport'), { target: { value: '0' } });
    await save();
    await act(settled);
    expect(sent).toEqual({});
    expect(screen.getByLabelText(/^Stock limité/)).toHaveAccessibleDescription(/de 0 à 99/);
    expect(screen.getByLabelText('Jours de transport')).toHaveAccessibleDescription(/de 1 à 30/);
    await waitFor(() => expect(screen.getByLabelText(/^Stock limité/)).toHaveFocus());
    fireEvent.change(screen.getByLabelText(/^Stock limité/), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Jours de transport'), { target: { value: '1' } });
    await save();
    await act(settled);
    expect(sent.calendar).toEqual({ ...calendar, preparation: { '1': 0, '2': 2 } });
    expect(sent.supplier).toEqual({ ...supplier, name: 'Attelages du Ponant et fils' });
  });

  it('say all that is wrong at once, in every section, and store nothing until it is mended', async () => {
    const { sent } = await open();
    const wrong = {
      Nom: ['', /le nom du fournisseur/],
      'Adresse email': ['pas un mail', /comme contact@exemple.fr/],
      'Code postal': ['4410', /cinq chiffres/],
      Téléphone: ['12', /numéro de téléphone/],
      'Heure limite': ['', /Indiquez une heure/],
    } as const;
    const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
    await screen.findByLabelText('Code postal');
    for (const [name, [value]] of Object.entries(wrong)) fireEvent.change(field(name), { target: { value } });
    fireEvent.change(screen.getByLabelText('Bouton principal'), { target: { value: '#ffffff' } });
    await save();
    await act(settled);
    expect(sent).toEqual({});
    for (const [name, [, message]] of Object.entries(wrong))
      expect(field(name)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Bouton principal')).toHaveAccessibleDescription(/fond blanc/);
    await waitFor(() => expect(field('Nom')).toHaveFocus());
    expect(within(bar()).getByRole('status')).toHaveTextContent(/Identité, Apparence, Calendrier/);
  });

  it('leave the calendar as it was where the server refuses the rest', async () => {
    const { sent } = await open({ 'PUT /admin/supplier': () => refusal(409, 'x', 'Non.') });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), ' X');
    fireEvent.change(screen.getByLabelText('Heure limite'), { target: { value: '16:00' } });
    await save();
    await act(settled);
    expect(sent.calendar).toBeUndefined();
  });

  it('changed by somebody else are not overwritten: one sees them as they are now', async () => {
    let city = 'Brest';
    await open({
      'GET /admin/supplier': () => ({ ...supplier, city }),
      'PUT /admin/supplier': () => refusal(409, 'supplier.changedMeanwhile', 'Modifiés entre-temps.'),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), ' X');
    await save();
    expect(await screen.findByText(/Modifiés entre-temps/)).toBeInTheDocument();
    city = 'Quimper';
    await userEvent.click(screen.getByRole('button', { name: 'Voir les valeurs actuelles' }));
    expect(await screen.findByDisplayValue('Quimper')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Attelages du Ponant')).toBeInTheDocument();
  });

  it('show what the server refuses on its field', async () => {
    const fields = [{ field: 'email', code: 'pattern', message: 'Indiquez une adresse email.' }];
    await open({ 'PUT /admin/supplier': () => refusal(422, 'request.invalid', 'Incorrect.', { fields }) });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Adresse email/ }), 'x');
    await save();
    await act(settled);
    expect(screen.getByRole('textbox', { name: /^Adresse email/ })).toHaveAccessibleDescription(
      'Indiquez une adresse email.',
    );
  });

  it('ask before what is unsaved is lost', async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), ' X');
    await userEvent.click(screen.getByRole('link', { name: 'QR codes' }));
    expect(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeInTheDocument();
  });

  it('say in words for people who sets the link to the main back office, and where it leads [W2.40]', async () => {
    await open();
    const words = screen.getByText(/demandez à la personne qui installe le portail/);
    expect(words).not.toHaveTextContent(/[A-Z]{2,}_/);
    expect(screen.queryByRole('link', { name: 'Back-office' })).toBeNull();
    cleanup();
    localStorage.setItem('backOfficeUrl', 'https://office.example');
    await open();
    expect(screen.getByText(/office\.example/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back-office' })).toHaveAttribute(
      'href',
      'https://office.example',
    );
    localStorage.clear();
  });

  it('stand where the delivery calendar was: its old address leads there [B4.02]', async () => {
    const { router } = await open({}, '/extradmin/livraison');
    expect(router.state.location.pathname).toBe('/extradmin/settings');
  });
});
