import { isOrderable, obstacleTo, productName } from './catalogue.ts';

const orderable = { prodStatut: 'disponible', prodCodeStock: '1', prodMbrPrice: '108.00' };

describe('whether a product can be ordered', () => {
  it.each([
    ['nothing prevents it', {}, undefined],
    ['no price [C5.07, D2]', { prodMbrPrice: '0' }, 'noPrice'],
    ['a price that is missing', { prodMbrPrice: undefined as unknown as string }, 'noPrice'],
    ['a price in cents, as the server computes', { prodMbrPrice: 1 }, undefined],
    ['not available [D4]', { prodStatut: 'non disponible' }, 'status'],
    ['sold out [D4]', { prodCodeStock: '9' }, 'soldOut'],
    ['delivery on request is orderable [D4]', { prodCodeStock: '0' }, undefined],
    ['with two reasons, the most important one', { prodStatut: 'supprimé', prodMbrPrice: '0' }, 'status'],
  ])('%s', (_name, parts, obstacle) => {
    expect(obstacleTo({ ...orderable, ...parts })).toBe(obstacle);
    expect(isOrderable({ ...orderable, ...parts })).toBe(obstacle === undefined);
  });
});

describe('the name of a product in a line [C2.21]', () => {
  const named = { prodTitre: 'Faisceau 13 broches', prodMarque: 'Citroën', prodModele: 'C4' };

  it.each([
    ['a kit by its title', { prodCatalogue: 'Kit' }, 'Faisceau 13 broches'],
    ['a harness by its vehicle', { prodCatalogue: 'Faisceau' }, 'Citroën C4'],
    ['a make alone', { prodCatalogue: 'Attelage', prodModele: '' }, 'Citroën'],
    ['by its title when no vehicle is named', { prodMarque: '', prodModele: '' }, 'Faisceau 13 broches'],
  ])('%s', (_name, parts, name) => {
    expect(productName({ prodCatalogue: 'Faisceau', ...named, ...parts })).toBe(name);
  });

  it('treats missing fields as empty', () => {
    expect(productName({ prodCatalogue: 'Kit' })).toBe('');
  });
});
