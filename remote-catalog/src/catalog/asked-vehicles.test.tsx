import { registerTexts } from '@extranet/shared/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/catalog.fr.json';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { onScreen } from '../testing/screen.ts';
import { AskedVehicles } from './AskedVehicles.tsx';

registerTexts('catalog', texts);
const six = ['II', 'II Break', 'III', 'III Break', 'IV', 'IV Break'].map((name, at) => ({
  key: `renault.megane${at}.2016`,
  inWords: `Renault Mégane ${name}, 2016`,
}));
const words = { q: 'megane', catalogue: '' as const, vehicle: '', as: '' as const };
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the vehicles that words may mean, on a phone', () => {
  onScreen(375);

  it('are two, and the others on demand: the keyboard goes on with them [B3.06]', async () => {
    renderIn(openStore(), <AskedVehicles asked={{ vehicles: six, areOthers: false }} words={words} />);
    expect(names()).toEqual(six.slice(0, 2).map(({ inWords }) => inWords));
    await userEvent.click(screen.getByRole('button', { name: '4 autres véhicules' }));
    expect(names()).toEqual(six.map(({ inWords }) => inWords));
    expect(screen.getByRole('link', { name: 'Renault Mégane III, 2016' })).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are all there where they are no more than two', () => {
    renderIn(
      openStore(),
      <AskedVehicles asked={{ vehicles: six.slice(0, 2), areOthers: false }} words={words} />,
    );
    expect(names()).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
