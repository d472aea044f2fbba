import type { RuleOfFitting } from '@extranet/shared/contracts';
import { apiServer } from '@extranet/shared/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { material, promises, rule, rules } from '../testing/fitting-material.ts';
import { showAt } from '../testing/in-browser.tsx';
import { openStore } from '../testing/open-store.tsx';
import { onScreen } from '../testing/screen.ts';
import { aVehicle } from '../testing/vehicles.ts';
import FittingPage from './FittingPage.tsx';

describe('the complete fitting on a phone', () => {
  const server = apiServer();
  onScreen(375);
  const prepared = rule({
    ...{ ruleId: 'p', of: 'Attelage', outcome: 'warns', text: 'Contrôlez.' },
    when: [{ field: 'answer.preparation', operator: 'is', values: ['oui'] }],
  });
  const open = (more: RuleOfFitting[] = [], answers = '') => {
    server.answer({
      'GET /promise': promises,
      'GET /fitting/peugeot.308ii.2016': () => material({ rules: [...rules, ...more] }),
      'GET /cart': () => ({ items: [] }),
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
    });
    showAt(openStore(), `/montage?v=peugeot.308ii.2016${answers}`, <FittingPage />);
  };

  it('has the question that decides most open, and the others folded behind one touch [B2.02]', async () => {
    open([prepared]);
    expect(await screen.findByText('Une caravane')).toBeVisible();
    const fold = screen.getByText(/^Pour choisir juste.: 1 question$/);
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent(
      '2 montages proposés, 2 questions ouvertes',
    );
    expect(screen.queryByText('Masquer')).toBeNull();
    expect(screen.getByText('Oui')).not.toBeVisible();
    await userEvent.click(fold);
    expect(screen.getByText('Oui')).toBeVisible();
    expect(screen.getByText('Masquer')).toBeVisible();
    await userEvent.click(screen.getByText('Une caravane'));
    expect(screen.getByText('Une caravane')).toBeVisible();
    await userEvent.click(screen.getByText('Oui'));
    expect(screen.getByText('Caravane · avec préparation')).toBeVisible();
    expect(screen.getByText('Une caravane')).not.toBeVisible();
    expect(screen.getByText('Modifier')).toBeVisible();
  });

  it('folds them to a line of what was answered with the last answer [B2.02]', async () => {
    open();
    await userEvent.click(await screen.findByText('Une caravane'));
    expect(screen.getByText('Caravane')).toBeVisible();
    expect(screen.getByText('Une caravane')).not.toBeVisible();
    await userEvent.click(screen.getByText('Modifier'));
    expect(screen.getByText('Une caravane')).toBeVisible();
    await userEvent.click(screen.getByText('Je ne sais pas'));
    expect(screen.getByText('Usage à préciser')).toBeVisible();
  });

  it('leads from the last answer to the row that compares the ways [B2.01] [B2.02]', async () => {
    const shown = jest.fn();
    Element.prototype.scrollIntoView = shown;
    open();
    await userEvent.click(await screen.findByText('Une caravane'));
    expect(screen.getByRole('tab', { name: /^Col de cygne/ })).toHaveFocus();
    expect(shown).toHaveBeenCalledWith({ block: 'start' });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('names what is known although nobody was asked, and what is still to be answered [B1.07] [B2.02]', async () => {
    open([], '&montage=ledLights-non');
    expect(await screen.findByText('sans feux à LED')).toBeVisible();
    expect(screen.getByText('Modifier')).toBeVisible();
    expect(screen.getByText('Une caravane')).toBeVisible();
    await userEvent.click(screen.getByText('Modifier'));
    expect(screen.getByRole('group', { name: /feux arrière à LED/ })).toBeVisible();
    await userEvent.click(screen.getByText('Une caravane'));
    expect(screen.getByText('Caravane · sans feux à LED')).toBeVisible();
  });

  it('compares the ways in one row, with one card below [B2.01]', async () => {
    open();
    const row = within(await screen.findByRole('tablist', { name: 'Façons de tracter' }));
    const fixed = row.getByRole('tab', { name: /^Col de cygne/ });
    expect(fixed).toHaveAttribute('aria-selected', 'true');
    expect(fixed).toHaveTextContent(/210,00/);
    expect(row.getByRole('tab', { name: /^Démontable.*310,00.*Sous 3 à 5 jours/ })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(row.getByRole('tab', { name: /^Démontable/ }));
    const card = within(screen.getByRole('article', { name: 'Démontable' }));
    expect(card.getByRole('button', { name: 'Ouvrir AT-2' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('article', { name: 'Col de cygne' })).toBeInTheDocument();
    expect(fixed).toHaveFocus();
  });

  it('names all warnings before the cart, and unfolds the third and later ones [B2.05]', async () => {
    const warns = ['Codage nécessaire : BSI.', 'Masse tractable : F.3.', 'Permis B96, BE au-delà.'];
    open(warns.map((text, at) => rule({ ...{ ruleId: `w${at}`, of: 'Attelage', outcome: 'warns', text } })));
    const fold = await screen.findByText(/1 autre.: Permis B96, BE au-delà$/);
    expect(screen.getByText('Masse tractable : F.3.')).toBeVisible();
    expect(screen.getByText('Permis B96, BE au-delà.')).not.toBeVisible();
    const action = screen.getByRole('button', { name: 'Tout mettre au panier' });
    expect(fold.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(fold);
    expect(screen.getByText('Permis B96, BE au-delà.')).toBeVisible();
  });
});
