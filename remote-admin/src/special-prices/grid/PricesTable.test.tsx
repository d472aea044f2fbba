import type { SpecialPrice } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, HttpResponse, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CustomerPricesDialog } from '../../CustomerPricesDialog.tsx';
import { aSpecialPrice } from '../../testing/special-price.ts';
import { startRemote } from '../../testing/store.ts';

const server = apiServer();
const REFS = ['FA-00011', 'FA-00018', 'FA-00025', 'FA-00032', 'FA-00039'];
const listed = REFS.map((ref, at) => aSpecialPrice(`sp-${at}`, ref, 98.5));
const LIST = 'GET /admin/customer/7/specialPrices';
const SAVE = 'PUT /admin/customer/7/specialPrices';

async function open(list: SpecialPrice[] = listed) {
  const tagged = (lines: SpecialPrice[]) => HttpResponse.json(lines, { headers: { etag: '"a"' } });
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/references': () => [],
    'GET /admin/customer/7': () => ({ userId: '7', userStatus: 'active' }),
    [LIST]: () => tagged(list),
    [SAVE]: () => tagged(list),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CustomerPricesDialog id="7" open title="Garage" onClose={() => {}} />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return { answerList: (next: () => unknown) => server.answer({ [LIST]: next }), tagged };
}
const field = (ref: string) => screen.getByLabelText(`Prix remisé de ${ref}`);
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const write = async (ref: string, text: string) => {
  await userEvent.clear(field(ref));
  await userEvent.type(field(ref), text);
};
const paste = async (ref: string, text: string) => {
  await userEvent.click(field(ref));
  await userEvent.paste(text);
};
const saves = () => server.named(SAVE).map(({ body }) => body as { spPrice: number }[]);

describe('a customer’s special prices', () => {
  it('stay as they were typed over a list that somebody else changed, who is named, however often it is read again [B5.01]', async () => {
    const { answerList, tagged } = await open();
    server.answer({ [SAVE]: () => refusal(409, 'specialPrices.changedMeanwhile', 'Veuillez les rouvrir.') });
    await write('FA-00018', '96');
    await write('FA-00025', '97');
    await press('Sauvegader');
    answerList(() => refusal(503));
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await press('Recharger la liste');
    expect(screen.getByRole('button', { name: 'Sauvegader' })).toBeEnabled();
    await press('Réessayer');
    answerList(() => tagged(listed.map((price, at) => ({ ...price, spPrice: [90, 98.5, 91][at] ?? 98.5 }))));
    await press('Réessayer');
    expect(REFS.slice(0, 3).map((ref) => (field(ref) as HTMLInputElement).value)).toEqual([
      '90,00',
      '96',
      '97',
    ]);
    expect(screen.getByText(/^La liste est rechargée, avec tout ce que vous avez saisi/)).toBeVisible();
    expect(
      screen.getByText(/^Modifié entre-temps.*: FA-00011 \(98,50 € → 90,00 €\), FA-00025/),
    ).toBeVisible();
    expect(screen.getByText(/^Modifié aussi par vous.*: FA-00025\.$/)).toBeVisible();
    await press(/^Prendre 91,00/);
    expect(field('FA-00025')).toHaveValue('91,00');
    jest.mocked(console.warn).mockRestore();
  });

  it('go back one cell at a time, by the button and by Ctrl+Z wherever the focus is [B5.01]', async () => {
    await open();
    await write('FA-00011', '98,7');
    await press('Défaire la saisie');
    expect(field('FA-00011')).toHaveValue('98,50');
    await paste('FA-00018', '95\n94\n');
    screen.getByRole('button', { name: 'Tout choisir' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field('FA-00018')).toHaveValue('98,50');
    expect(screen.getByRole('button', { name: 'Défaire la saisie' })).toBeDisabled();
  });

  it('leave to a field outside the list its own way back [B5.01]', async () => {
    await open();
    await write('FA-00011', '98,7');
    await userEvent.click(screen.getByLabelText('Hausse ou baisse'));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field('FA-00011')).toHaveValue('98,7');
  });

  it('are marked at once where something that is no price was pasted, and named [B5.01] [W2.13]', async () => {
    await open();
    await paste('FA-00018', 'abc\n-3\n95\n');
    expect(field('FA-00018')).toBeInvalid();
    expect(field('FA-00025')).toHaveAccessibleDescription('Le prix spécial doit être un nombre positif.');
    expect(field('FA-00032')).toBeValid();
    expect(screen.getByText(/^2 prix sont à corriger.*FA-00018, FA-00025\.$/)).toBeVisible();
  });

  it('that cannot be saved are gone to, and shown alone on demand [B5.01]', async () => {
    await open();
    for (const ref of ['FA-00039', 'FA-00018', 'FA-00025', 'FA-00032']) await write(ref, 'x');
    await press('Sauvegader');
    expect(saves()).toEqual([]);
    expect(
      screen.getByText(/^4 prix sont à corriger.*FA-00018, FA-00025, FA-00032 et 1 autre\.$/),
    ).toBeVisible();
    expect(field('FA-00018')).toHaveFocus();
    await press('Voir les lignes à corriger');
    expect(field('FA-00018')).toHaveFocus();
    expect(screen.queryByLabelText('Prix remisé de FA-00011')).toBeNull();
    await write('FA-00018', '95');
    expect(field('FA-00018')).toHaveFocus();
    await press('Voir toutes les lignes');
    expect(field('FA-00011')).toBeVisible();
  });

  it('show days and steps where there are any, say what is not paid today, and all that is wrong with a line [B5.01]', async () => {
    await open([
      aSpecialPrice('1', 'FA-00011', 90, { spValidFrom: '2025-01-01', spValidTo: '2025-02-01' }),
      aSpecialPrice('2', 'FA-00018', 90, { spValidFrom: '2127-01-01' }),
      aSpecialPrice('3', 'FA-00025', 90),
    ]);
    expect(screen.getByRole('checkbox', { name: 'Validité et paliers' })).toBeChecked();
    expect(screen.getByText('Expiré')).toBeVisible();
    expect(screen.getByText('À partir du 01/01/2127')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Paliers de FA-00018'), 'dix');
    await userEvent.type(screen.getByLabelText('Valable jusqu’au, FA-00018'), '2126-01-01');
    await press('Sauvegader');
    const steps = screen.getByLabelText('Paliers de FA-00018');
    expect(steps).toBeInvalid();
    expect(steps).toHaveAccessibleDescription(/^Écrivez les paliers ainsi/);
    expect(screen.getByText(/^Ce prix finirait avant de commencer/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Validité et paliers' }));
    expect(screen.getByText('Expiré')).toBeVisible();
  });

  it('with a step dearer than the price for one are saved once that is confirmed [B5.01]', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Validité et paliers' }));
    await userEvent.type(screen.getByLabelText('Paliers de FA-00018'), '10 : 99');
    await press('Sauvegader');
    expect(saves()).toEqual([]);
    expect(
      screen.getByText(/^À partir de 10, 99,00.*plus cher que le prix pour une pièce \(98,50/),
    ).toBeVisible();
    await press('Confirmer ce prix');
    await press('Sauvegader');
    expect(saves()).toHaveLength(1);
  });

  it('that became a third of what they were are asked about before they are saved [B5.04]', async () => {
    await open();
    await write('FA-00018', '9');
    await press('Sauvegader');
    const question = screen.getByRole('alertdialog', { name: 'Ces prix sont-ils voulus\u00a0?' });
    expect(question).toHaveTextContent(/FA-00018.*98,50.*→ 9,00/);
    await userEvent.click(within(question).getByRole('button', { name: 'Revenir à la liste' }));
    expect(saves()).toEqual([]);
    await press('Sauvegader');
    await press('Continuer avec ces prix');
    expect(saves()[0]?.[1]).toMatchObject({ spPrice: 9 });
  });

  it('change by a percentage only where they are on the screen, and it says for how many [B5.01]', async () => {
    await open([...Array(25)].map((_, at) => aSpecialPrice(`${at}`, `FA-000${at + 10}`, 50)));
    await press('Tout choisir');
    expect(screen.getByText('25 choisis')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ne plus choisir' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Rechercher dans la liste'), 'FA-0001');
    expect(await screen.findByText('25 choisis, dont 15 masqués qui ne changent pas')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Hausse ou baisse'), '1000');
    await press('Appliquer à 10 prix');
    expect(screen.getByText('Indiquez un pourcentage de -99 à 100, autre que 0.')).toBeVisible();
    expect(screen.getByLabelText('Hausse ou baisse')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('Hausse ou baisse'));
    await userEvent.type(screen.getByLabelText('Hausse ou baisse'), '-10');
    await press('Appliquer à 10 prix');
    expect(field('FA-00010')).toHaveValue('45,00');
    await userEvent.clear(screen.getByLabelText('Rechercher dans la liste'));
    expect(await screen.findByLabelText('Prix remisé de FA-00020')).toHaveValue('50,00');
  });
});
