import { kitName } from './kit-name.ts';

const vehicle = { prodMarque: 'Peugeot', prodModele: '308 II Break' };

it.each([
  [
    'at the end of the title',
    'Kit porte-vélos 3 vélos Peugeot 308 II Break',
    'Kit porte-vélos 3 vélos',
    true,
  ],
  ['in other letters', 'Kit porte-vélos 3 vélos PEUGEOT 308 ii break', 'Kit porte-vélos 3 vélos', true],
  ['not in the title', 'Kit porte-vélos 3 vélos', 'Kit porte-vélos 3 vélos', true],
  ['amid the title', 'Kit Peugeot 308 II Break, 3 vélos', 'Kit Peugeot 308 II Break, 3 vélos', false],
])('a vehicle that stands %s is told once', (_where, prodTitre, what, isApart) => {
  expect(kitName({ ...vehicle, prodTitre })).toEqual({
    what,
    vehicle: isApart ? 'Peugeot 308 II Break' : '',
  });
});

it('a kit for any vehicle has its title alone', () => {
  expect(kitName({ prodTitre: 'Kit porte-vélos', prodMarque: '', prodModele: '' })).toEqual({
    what: 'Kit porte-vélos',
    vehicle: '',
  });
});
