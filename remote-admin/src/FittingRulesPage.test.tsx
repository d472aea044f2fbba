import type { RuleOfFitting } from '@extranet/shared/contracts';
import { refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRule, noCut } from './fitting-rules/testing/rules.ts';
import { click, dialog, plain, rulesPage, save } from './testing/fitting-rules-page.tsx';

const { server, open, sent } = rulesPage();

describe('the list of fitting rules', () => {
  it('leads to the handbook', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Mode d’emploi' })).toHaveAttribute(
      'href',
      '/extradmin/handbook',
    );
  });

  it('says each rule in words, under what it does, and finds one by its words [B2.04]', async () => {
    await open();
    const required = within(screen.getByRole('region', { name: 'Exigent' }));
    expect(required.getByText('Si usage = caravane, alors le faisceau doit avoir 13 broches.')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Écartent' })).getByText(
        'Si pare-chocs sport = oui, alors l’attelage ne doit pas avoir une découpe du pare-chocs.',
      ),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Rechercher dans les règles'), 'découpe sport');
    expect(screen.queryByRole('region', { name: 'Exigent' })).toBeNull();
    expect(screen.getByText('1 règle')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Afficher'), 'Inactives');
    expect(screen.getByText('Aucune règle ne correspond')).toBeVisible();
  });

  it('is printed as title, sentence, reason and source under supplier, version and date [B2.04]', async () => {
    const { container } = await open();
    expect(container.querySelector('[data-printed-rules]')).toBeNull();
    await act(async () => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    await act(settled);
    const paper = container.querySelector<HTMLElement>('[data-printed-rules]');
    await waitFor(() =>
      expect(paper).toHaveTextContent(/^Attelages du Nord · Version 3 · 2 règles · \d\d\/\d\d\/\d{4}/),
    );
    const [first] = within(paper as HTMLElement).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Caravane : prise 13 broches.*le faisceau doit avoir 13 broches\.Pourquoi.: Une caravane a besoin du courant permanent\.Source : ISO 11446/,
    );
    expect(within(paper as HTMLElement).queryByRole('button')).toBeNull();
    await act(async () => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(container.querySelector('[data-printed-rules]')).toBeNull();
  });

  it.each([
    [
      'requires',
      'Faisceau',
      { field: 'part.prdPdc', operator: 'isNot', values: ['Non'] },
      'le faisceau doit avoir un PDC autre que « non ».',
    ],
    [
      'excludes',
      'Attelage',
      { field: 'part.prodMR', operator: 'to', values: ['800'] },
      'l’attelage ne doit pas avoir une masse remorquable d’au plus 800 kg.',
    ],
    [
      'prefers',
      'Faisceau',
      { field: 'part.prdPlus', operator: 'isNot', values: ['Non'] },
      'le faisceau a de préférence un « Plus » autre que « non ».',
    ],
    [
      'requires',
      'Faisceau',
      { field: 'part.prdPdc', operator: 'is', values: [] },
      'le faisceau doit avoir un PDC …',
    ],
  ] as const)(
    'says what it %s of a %s in a French sentence: %j [B2.04]',
    async (outcome, of, condition, words) => {
      await open([aRule({ outcome, of, when: [], part: [{ ...condition, values: [...condition.values] }] })]);
      expect(screen.getByText(`Dans tous les cas, ${words}`)).toBeVisible();
    },
  );

  it('invites to write the first rule where there is none, and tries again where it could not be read', async () => {
    const { unmount } = await open([], 0);
    expect(screen.getByText('Aucune règle pour l’instant')).toBeVisible();
    unmount();
    await open(() => refusal(500));
    server.answer({ 'GET /admin/fitting/rules': () => ({ version: 1, rules: [noCut] }) });
    await click('Réessayer');
    await act(settled);
    expect(screen.getByText(plain(noCut.title))).toBeVisible();
  });
});

describe('a rule in its form', () => {
  it('is edited by choices alone and saved with all others as a version after the one that was read [B2.03] [B2.04]', async () => {
    await open();
    await click('Caravane\u00a0: prise 13 broches');
    const form = dialog();
    const when = within(form.getByRole('group', { name: /Quand s’applique/ }));
    await userEvent.click(when.getByRole('button', { name: /^Ajouter une condition/ }));
    const second = () => within(when.getByRole('group', { name: 'Condition 2' }));
    expect(form.queryByText('Choisissez au moins une valeur.')).toBeNull();
    await userEvent.selectOptions(second().getByLabelText('Champ'), 'vehicle.modele');
    await userEvent.type(second().getByLabelText('Valeur'), 'golf');
    await userEvent.click(await screen.findByRole('option', { name: 'Golf VII' }));
    expect(form.getByText(/modèle = Golf VII, alors le faisceau doit avoir 13 broches/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Terminer' }));
    expect(screen.getByText('1 règle n’est pas enregistrée')).toBeVisible();
    await save('Golf seulement');
    const condition = { field: 'vehicle.modele', operator: 'is', values: ['Golf VII'] };
    const changed = aRule({ when: [...aRule({}).when, condition as RuleOfFitting['when'][number]] });
    expect(sent()).toEqual([{ after: 3, comment: 'Golf seulement', rules: [changed, noCut] }]);
    expect(screen.getByText('Les règles sont enregistrées : version 4.')).toBeVisible();
    expect(screen.queryByText('1 règle n’est pas enregistrée')).toBeNull();
  });

  it('that is incomplete waits in the list, says what is missing, and keeps all from being saved [B2.04]', async () => {
    await open();
    await click('Ajouter une règle');
    await userEvent.type(dialog().getByLabelText(/^Titre/), 'LED');
    expect(dialog().getByText('Ajoutez au moins une condition sur la pièce.')).toBeVisible();
    expect(dialog().getByText('Dites pourquoi : le client le lit.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Terminer' }));
    expect(screen.getByText('À corriger', { selector: 'li *' })).toBeVisible();
    expect(screen.getByText('1 règle à corriger d’abord')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Voir l’effet' })).toBeDisabled();
  });

  it('takes a year that is one, and says so at its field [B2.04]', async () => {
    await open([aRule({ when: [{ field: 'vehicle.year', operator: 'from', values: [] }] })]);
    await click('Caravane\u00a0: prise 13 broches');
    const year = () => dialog().getByLabelText('Année', { selector: 'input' });
    expect(year()).toHaveAccessibleDescription('Indiquez l’année.');
    for (const typed of ['2016-2012', '2019,5', '1850']) {
      await userEvent.clear(year());
      await userEvent.type(year(), typed);
      expect(year()).toHaveAccessibleDescription(
        /^Indiquez une année à quatre chiffres, de 1950 à 20\d\d\.$/,
      );
    }
    await userEvent.clear(year());
    await userEvent.type(year(), '2016');
    expect(year()).not.toHaveAccessibleDescription();
  });

  it('that was added and left empty is forgotten', async () => {
    await open();
    await click('Ajouter une règle');
    await userEvent.click(dialog().getByRole('button', { name: 'Terminer' }));
    await act(settled);
    expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull();
  });
});

describe('the unsaved draft of all rules', () => {
  it('counts what was switched off, copied and removed; a removed rule can be kept [B2.04]', async () => {
    await open();
    await click(`Active\u00a0: ${noCut.title}`, 'checkbox');
    await click('Dupliquer la règle Caravane\u00a0: prise 13 broches');
    await userEvent.click(dialog().getByRole('button', { name: 'Terminer' }));
    await act(settled);
    await click('Supprimer la règle Caravane\u00a0: prise 13 broches');
    expect(screen.getByText('3 règles ne sont pas enregistrées')).toBeVisible();
    expect(screen.getByText('1 ajoutée, 1 modifiée, 1 supprimée')).toBeVisible();
    await click('Garder la règle Caravane\u00a0: prise 13 broches');
    await save('Copie');
    const [change] = sent();
    expect(change?.rules.map(({ title, active }) => [title, active])).toEqual([
      ['Caravane\u00a0: prise 13 broches', true],
      [noCut.title, false],
      ['Caravane\u00a0: prise 13 broches (copie)', true],
    ]);
  });

  it('may put one preference before another: the first that tells two parts apart decides [B2.03] [B2.04]', async () => {
    const [seven, led] = ['7 broches', 'LED'].map((title) =>
      aRule({ ruleId: title.charAt(0).toLowerCase(), title, outcome: 'prefers' }),
    ) as [RuleOfFitting, RuleOfFitting];
    await open([seven, noCut, led]);
    await click('Monter la règle LED');
    expect(screen.getByText('2 déplacées')).toBeVisible();
    await click('Monter la règle LED');
    await save('LED avant tout');
    expect(sent()[0]?.rules.map(({ title }) => title)).toEqual(['LED', noCut.title, '7 broches']);
  });

  it('is put on top of what somebody else saved meanwhile: nothing is lost, and what both changed is named [B2.04]', async () => {
    await open();
    await click(`Active\u00a0: ${noCut.title}`, 'checkbox');
    server.answer({
      'PUT /admin/fitting/rules': () => refusal(409, 'fitting.savedMeanwhile', 'Entre-temps.'),
    });
    await save('Essai');
    expect(screen.getByText('Quelqu’un d’autre a enregistré des règles entre-temps')).toBeVisible();
    const theirs = [
      { ...aRule({}), why: 'Autre raison.' },
      { ...noCut, why: 'Leur raison.' },
    ];
    server.answer({
      'GET /admin/fitting/rules': () => ({ version: 4, rules: theirs }),
      'PUT /admin/fitting/rules': () => ({ version: 5, contradictions: [] }),
    });
    await click('Reprendre mes modifications sur sa version');
    await act(settled);
    expect(screen.getByText(/la vôtre est gardée/)).toHaveTextContent(plain(noCut.title));
    await userEvent.click(dialog().getByRole('button', { name: 'Enregistrer la version' }));
    await act(settled);
    expect(sent().at(-1)).toEqual({
      after: 4,
      comment: 'Essai',
      rules: [theirs[0], { ...noCut, active: false }],
    });
  });

  it('asks before it is lost by following a link [B2.04]', async () => {
    await open();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/extradmin/orders';
    link.textContent = 'Commandes';
    await click(`Active\u00a0: ${noCut.title}`, 'checkbox');
    await userEvent.click(link);
    expect(screen.getByRole('alertdialog', { name: /^Quitter sans enregistrer/ })).toBeVisible();
    link.remove();
  });
});
