import type { AdminProduct, Application } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, HttpResponse, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ProductDialog from './ProductDialog.tsx';
import { newProduct } from './product/draft.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const golf: Application = {
  marque: 'Volkswagen',
  modele: 'Golf VII',
  from: 2012,
  to: 2020,
  with: ['preparation'],
  without: [],
  note: 'sauf GTI',
};
const own: Application = { ...golf, from: 2013, to: 2020, with: [], note: '' };
const MODELS = [
  { marque: 'Peugeot', modele: '308 II', from: 2013, to: 2021, body: 'berline', platform: 'EMP2' },
  { marque: 'Volkswagen', modele: 'Golf VII', from: 2012, to: 2020, body: 'berline', platform: 'MQB' },
];

async function open() {
  const product = { ...newProduct, prodId: '7', prodRef: 'FA-00007', prodPrix: '9.90' };
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/product/7': () => product as unknown as AdminProduct,
    'GET /admin/product/FA-00007/specialPrices': () => [],
    'GET /admin/reference/FA-00007/related': () => [],
    'GET /admin/products': () => [],
    'GET /admin/product/7/applications': () => HttpResponse.json([golf], { headers: { etag: '"v1"' } }),
    'PUT /admin/product/7/applications': (body) => body,
    'GET /admin/product/7/applications/origin': () => ({ editedAt: '2026-11-20T09:00:00.000Z', own: [own] }),
    'GET /admin/vehicles/models': () => MODELS,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ProductDialog id="7" open onCreated={() => {}} onClose={() => {}} />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  await userEvent.click(screen.getByRole('tab', { name: 'Véhicules' }));
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => server.named('PUT /admin/product/7/applications').map(({ body }) => body);
const list = () => within(screen.getByRole('list', { name: 'Véhicules du produit' }));

describe('the vehicles of a product', () => {
  it('stand in words, and are added with suggestions, equipment and a note; the tab saves them as a whole [B1.06]', async () => {
    await open();
    expect(list().getByText('2012 à 2020, avec préparation d’origine, sauf GTI')).toBeVisible();
    await click('Ajouter un véhicule');
    await userEvent.type(screen.getByLabelText(/^Marque/), 'peu');
    await userEvent.click(screen.getByRole('option', { name: 'Peugeot' }));
    await userEvent.type(screen.getByLabelText(/^Modèle/), '3');
    expect(screen.queryByRole('option', { name: 'Golf VII' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: '308 II' }));
    await userEvent.type(screen.getByLabelText('De'), '2014');
    await userEvent.selectOptions(screen.getByLabelText('Pare-chocs sport'), 'Seulement sans');
    await click('Enregistrer');
    await act(settled);
    const added = { marque: 'Peugeot', modele: '308 II', from: 2014, to: 9999, with: [], note: '' };
    expect(sent()).toEqual([[golf, { ...added, without: ['sportBumper'] }]]);
    const [saving] = server.named('PUT /admin/product/7/applications');
    expect(saving?.request.headers.get('if-match')).toBe('"v1"');
    expect(screen.getByText('Les véhicules du produit sont enregistrés.')).toBeVisible();
    expect(list().getByText('depuis 2014, sans pare-chocs sport')).toBeVisible();
  });

  it('say whether they follow the record of the product, and lead back to it [B1.06]', async () => {
    await open();
    expect(screen.getByText('Liste modifiée le 20/11/2026 : elle ne suit plus la fiche.')).toBeVisible();
    await click('Revenir à la fiche');
    expect(list().getByText('2013 à 2020')).toBeVisible();
    server.answer({
      'GET /admin/product/7/applications/origin': () => ({ editedAt: null, own: [own] }),
    });
    await click('Enregistrer');
    await act(settled);
    expect(sent()).toEqual([[own]]);
    expect(
      screen.getByText('Cette liste suit la marque, le modèle et les années de la fiche.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revenir à la fiche' })).toBeNull();
  });

  it('that cannot be are not sent: the line opens with a sentence at each field [B1.06]', async () => {
    await open();
    await click('Modifier Volkswagen Golf VII');
    await userEvent.clear(screen.getByLabelText(/^Marque/));
    await userEvent.clear(screen.getByLabelText('À'));
    await userEvent.type(screen.getByLabelText('À'), '1999');
    await click('Terminer');
    expect(list().getByText('À corriger')).toBeVisible();
    await click('Enregistrer');
    expect(screen.getByLabelText(/^Marque/)).toHaveAccessibleDescription('Indiquez la marque.');
    expect(screen.getByLabelText('À')).toHaveAccessibleDescription(/^Cette année précède/);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['2022-2026', '2022', '2026'],
    ['2022 à 2026', '2022', '2026'],
    ['22-26', '2022', '2026'],
    ['depuis 2022', '2022', ''],
  ])('take a span that is written into one field, %p, as both years [B1.06]', async (typed, from, to) => {
    await open();
    await click('Ajouter un véhicule');
    await userEvent.type(screen.getByLabelText('De'), typed);
    await userEvent.tab();
    expect(screen.getByLabelText('De')).toHaveValue(from);
    expect(screen.getByLabelText('À')).toHaveValue(to);
  });

  it('show years that are not understood as they were typed, and do not send them [B1.06]', async () => {
    await open();
    await click('Modifier Volkswagen Golf VII');
    await userEvent.clear(screen.getByLabelText('De'));
    await userEvent.type(screen.getByLabelText('De'), '2012 ou 2013');
    await click('Enregistrer');
    expect(screen.getByLabelText('De')).toHaveValue('2012 ou 2013');
    expect(screen.getByLabelText('De')).toHaveAccessibleDescription(/^Indiquez une année/);
    expect(sent()).toEqual([]);
  });

  it('are red only once they were left or to be saved: a row after a failed saving is not yet wrong [B1.06]', async () => {
    await open();
    await click('Ajouter un véhicule');
    await click('Enregistrer');
    expect(screen.getByLabelText(/^Marque/)).toHaveAttribute('aria-invalid', 'true');
    await click('Ajouter un véhicule');
    expect(screen.getByLabelText(/^Marque/)).not.toHaveAttribute('aria-invalid');
    expect(list().getByText('À corriger')).toBeVisible();
  });

  it('say whether they follow the record, also before they are saved [B1.06]', async () => {
    await open();
    expect(screen.getByText(/^Liste modifiée le 20\/11\/2026/)).toBeVisible();
    await click('Revenir à la fiche');
    expect(screen.getByText(/^Une fois enregistrée, cette liste suivra de nouveau/)).toBeVisible();
    server.answer({
      'GET /admin/product/7/applications/origin': () => ({ editedAt: null, own: [own] }),
    });
    await click('Enregistrer');
    await act(settled);
    expect(screen.getByText(/^Cette liste suit la marque/)).toBeVisible();
    await click('Ajouter un véhicule');
    expect(screen.getByText('Une fois enregistrée, cette liste ne suivra plus la fiche.')).toBeVisible();
  });

  it('changed by somebody else meanwhile are not overwritten: what was typed stays, with the reason [B1.06]', async () => {
    await open();
    server.answer({
      'PUT /admin/product/7/applications': () =>
        refusal(409, 'applications.changedMeanwhile', 'Modifiés entre-temps.'),
    });
    await click('Retirer Volkswagen Golf VII');
    await click('Enregistrer');
    await act(settled);
    expect(screen.getByText('Modifiés entre-temps.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Véhicules •' })).toBeVisible();
    expect(screen.getByText('Aucun véhicule')).toBeVisible();
    await click('Relire les véhicules enregistrés');
    await act(settled);
    expect(list().getByText('Volkswagen Golf VII')).toBeVisible();
  });
});
