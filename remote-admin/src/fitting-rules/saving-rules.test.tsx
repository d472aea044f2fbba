import { later, refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, dialog, MODELS, noEffect, rulesPage, save } from '../testing/fitting-rules-page.tsx';
import { aRule, noCut } from './testing/rules.ts';

const { server, open, sent } = rulesPage();

describe('the effect of unsaved changes', () => {
  it('is shown before saving: how many models, examples, what is emptied, and the way to rules that contradict each other [B2.04]', async () => {
    await open();
    const answer = later();
    server.answer({ 'POST /admin/fitting/preview': () => answer.answer });
    await click(`Active\u00a0: ${noCut.title}`, 'checkbox');
    await click('Voir l’effet');
    expect(screen.getByRole('progressbar')).toBeVisible();
    answer.resolve({
      models: 280,
      changed: 2,
      emptied: [{ model: 'Peugeot 308 II', answers: [{ sportBumper: 'oui', use: 'caravane' }] }],
      examples: [
        {
          vehicle: { ...MODELS[1], key: 'volkswagen.golfvii.2014', year: 2014 },
          answers: { sportBumper: 'oui' },
          before: ['AT-00001 + FA-00001'],
          after: ['AT-00002 + FA-00001'],
        },
      ],
      contradictions: [
        { first: 'caravane-13', second: 'pas-de-decoupe', words: 'L’une exige ce que l’autre écarte.' },
      ],
    });
    await act(settled);
    const effect = dialog();
    expect(effect.getByText('2 modèles changent de proposition.')).toBeVisible();
    expect(effect.getByText(/^Peugeot 308 II/)).toHaveTextContent(
      'Peugeot 308 II (Pare-chocs sport : oui, Usage : caravane)',
    );
    const [row] = effect.getAllByRole('row').slice(1);
    expect(row).toHaveTextContent(/Volkswagen Golf VII, 2014.*sport.*oui.*AT-00001.*AT-00002/);
    expect(server.named('POST /admin/fitting/preview')).toMatchObject([
      { body: { rules: [aRule({}), { ...noCut, active: false }] } },
    ]);
    await userEvent.click(effect.getByRole('button', { name: `Ouvrir «\u00a0${noCut.title}\u00a0»` }));
    expect(screen.getByLabelText(/^Titre/)).toHaveValue(noCut.title);
  });
});

describe('saving rules', () => {
  const contradicting = {
    ...noEffect,
    contradictions: [{ first: 'caravane-13', second: 'pas-de-decoupe', words: 'L’une exclut l’autre.' }],
  };

  it('says what contradicts itself or loses its proposals, and asks before it is saved all the same [B2.04]', async () => {
    await open();
    const answer = later();
    server.answer({ 'POST /admin/fitting/preview': () => answer.answer });
    await click(`Active\u00a0: ${noCut.title}`, 'checkbox');
    await click('Enregistrer');
    expect(dialog().getByRole('progressbar')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Enregistrer la version' })).toBeDisabled();
    answer.resolve(contradicting);
    await act(settled);
    expect(dialog().getByText('L’une exclut l’autre.')).toBeVisible();
    await userEvent.type(dialog().getByLabelText(/^Commentaire/), 'Essai');
    await userEvent.click(dialog().getByRole('button', { name: 'Enregistrer la version' }));
    expect(dialog().getByText('Corrigez les règles, ou cochez cette case.')).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.click(dialog().getByLabelText(/^J’ai lu ces avertissements/));
    await userEvent.click(dialog().getByRole('button', { name: 'Enregistrer la version' }));
    await act(settled);
    expect(sent()).toHaveLength(1);
  });

  it('goes on when the effect cannot be computed, which it says [B2.04]', async () => {
    await open();
    server.answer({ 'POST /admin/fitting/preview': () => refusal(503, 'x', 'Trop occupé.') });
    await click(`Active\u00a0: ${noCut.title}`, 'checkbox');
    await save('Sans effet');
    expect(sent()).toHaveLength(1);
  });

  it('survives the second click of a double click, which lands beside the dialog that the first one opened', async () => {
    await open();
    await click(`Active\u00a0: ${noCut.title}`, 'checkbox');
    await click('Voir l’effet');
    await act(settled);
    await userEvent.click(dialog().getByRole('button', { name: 'Enregistrer' }));
    const opened = () => screen.getByRole('dialog', { name: 'Enregistrer une nouvelle version' });
    await userEvent.click(opened().parentElement as HTMLElement);
    expect(opened()).toBeVisible();
    await act(() => new Promise((done) => setTimeout(done, 600)));
    await userEvent.click(opened().parentElement as HTMLElement);
    expect(screen.queryByRole('dialog', { name: 'Enregistrer une nouvelle version' })).toBeNull();
  });

  it('counts what is typed and says what is too long, instead of cutting it [B2.04]', async () => {
    await open();
    await click('Caravane\u00a0: prise 13 broches');
    const why = dialog().getByLabelText(/^Pourquoi/);
    await userEvent.clear(why);
    await userEvent.click(why);
    await userEvent.paste('a'.repeat(310));
    expect(why).toHaveValue('a'.repeat(310));
    expect(why).toHaveAccessibleDescription(
      /Trop long de 10 caractères.: 300 au plus\..*310 \/ 300 caractères/,
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Terminer' }));
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  });
});

describe('the versions of the rules', () => {
  it('say who saved what and why, what it changed, and go back to one after one question [B2.04]', async () => {
    await open();
    const version = (number: number, comment: string) => ({
      version: number,
      author: 'Camille Petit',
      savedAt: '2026-11-20T09:00:00.000Z',
      comment,
      rules: 2,
    });
    server.answer({
      'GET /admin/fitting/versions': () => [version(3, 'Caravane'), version(2, 'Départ')],
      'GET /admin/fitting/versions/3': () => ({ version: 3, rules: [aRule({}), noCut] }),
      'GET /admin/fitting/versions/2': () => ({ version: 2, rules: [noCut] }),
      'POST /admin/fitting/versions/2/restore': () => ({ version: 4, contradictions: [] }),
    });
    await click('Versions');
    await act(settled);
    expect(dialog().getAllByText('Camille Petit')).toHaveLength(2);
    await userEvent.click(dialog().getByText('Départ'));
    await act(settled);
    // The older one beside it is none: it is compared with the current one, as going back would change it.
    expect(dialog().getByText('1 sera retirée').closest('section')).toHaveTextContent('Caravane');
    server.answer({ 'POST /admin/fitting/preview': () => ({ ...noEffect, changed: 2 }) });
    await userEvent.click(dialog().getByRole('button', { name: 'Voir l’effet du retour' }));
    await act(settled);
    expect(dialog().getByText('2 modèles changent de proposition.')).toBeVisible();
    expect(server.named('POST /admin/fitting/preview').at(-1)?.body).toEqual({ rules: [noCut] });
    await userEvent.click(dialog().getByRole('button', { name: 'Revenir à cette version' }));
    server.answer({ 'GET /admin/fitting/rules': () => ({ version: 4, rules: [noCut] }) });
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Revenir à cette version' }));
    await act(settled);
    expect(server.named('POST /admin/fitting/versions/2/restore')).toMatchObject([{ body: { after: 3 } }]);
    expect(screen.getByText('Les règles d’avant sont rétablies : version 4.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Exigent' })).toBeNull();
  });
});
