import { vehicleName } from './vehicle-name.ts';

describe('the name of a vehicle', () => {
  it('leaves out a year that nobody knows [B1.02]', () => {
    expect(vehicleName({ marque: 'Peugeot', modele: '308 II', year: 2016 })).toBe('Peugeot 308 II, 2016');
    expect(vehicleName({ marque: 'Seat', modele: 'Leon III', year: 0 })).toBe('Seat Leon III');
  });
});
