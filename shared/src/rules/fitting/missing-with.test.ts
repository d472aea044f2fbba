import { missingWith } from './missing-with.ts';

const line = (
  prodCatalogue: 'Faisceau' | 'Attelage' | 'Kit',
  vehicle: string,
  prodTitre = '',
  quantity = 1,
) => ({
  prodId: `${prodCatalogue}-${vehicle}`,
  prodCatalogue,
  prodTitre,
  vehicle,
  quantity,
});

describe('what the lines of a cart lack [B2.06]', () => {
  it('is the harness of a towbar, counted by vehicle', () => {
    const towbars = line('Attelage', 'peugeot.308ii.2016', '', 3);
    const found = { vehicle: towbars.vehicle, code: 'towbarWithoutHarness', prodIds: [towbars.prodId] };
    expect(missingWith([towbars])).toEqual([{ ...found, count: 3, held: 0 }]);
    expect(missingWith([towbars, line('Faisceau', towbars.vehicle, '', 2)])).toEqual([
      { ...found, count: 1, held: 2 },
    ]);
    expect(missingWith([towbars, line('Faisceau', 'renault.clioiv.2016', '', 9)])).toEqual([
      { ...found, count: 3, held: 0 },
    ]);
  });

  it('is nothing for a harness alone, a kit that holds both, or a line without a vehicle', () => {
    expect(missingWith([line('Faisceau', 'a')])).toEqual([]);
    expect(missingWith([line('Kit', 'a', 'Kit attelage démontable et faisceau 13 broches')])).toEqual([]);
    expect(missingWith([line('Attelage', '')])).toEqual([]);
  });

  it('is a towbar for what carries bicycles on one', () => {
    const carrier = line('Kit', 'a', 'Kit porte-vélos sur attelage 2 vélos');
    expect(missingWith([carrier])).toMatchObject([{ code: 'carrierWithoutTowbar', count: 1 }]);
    expect(missingWith([carrier, line('Attelage', 'a'), line('Faisceau', 'a')])).toEqual([]);
  });
});
