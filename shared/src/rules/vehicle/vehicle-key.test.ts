import { readVehicleKey, vehicleKey } from './vehicle-key.ts';

describe('the key of a vehicle', () => {
  it('is what stands in an address, and is read again [B1.02]', () => {
    const key = vehicleKey({ marque: 'Citroën', modele: 'C4 Picasso II', year: 2016 });
    expect(key).toBe('citroen.c4picassoii.2016');
    expect(readVehicleKey(key)).toEqual({ marqueNorm: 'CITROEN', modeleNorm: 'C4PICASSOII', year: 2016 });
  });

  it('stands without a year that nobody knows', () => {
    expect(readVehicleKey(vehicleKey({ marque: 'Seat', modele: 'Leon III', year: 0 }))).toEqual({
      marqueNorm: 'SEAT',
      modeleNorm: 'LEONIII',
      year: 0,
    });
  });

  it('is nothing else', () => {
    for (const key of ['', 'peugeot', 'peugeot.308', 'Peugeot.308.2016', 'peugeot.308.16', 'a.b.2016.c'])
      expect(readVehicleKey(key)).toBeUndefined();
  });
});
