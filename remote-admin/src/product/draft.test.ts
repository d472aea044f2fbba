import type { AdminProduct } from '@extranet/shared/contracts';
import { changesOf, creationOf, draftOf, newProduct } from './draft.ts';

const product = {
  prodId: '1',
  prodRef: 'FA-00001',
  prodPrix: '12.50',
  prodCatalogue: 'Faisceau',
} as AdminProduct;

describe('the form of a product', () => {
  it('starts a new one as an available harness [A3.04][A9.05]', () => {
    expect(newProduct).toMatchObject({
      prodCatalogue: 'Faisceau',
      prodStatut: 'disponible',
      prodNewsletters: '0',
    });
  });

  it('holds the price as a number, or null without a price', () => {
    expect(draftOf(product).prodPrix).toBe(12.5);
    expect(draftOf({ ...product, prodPrix: '0' }).prodPrix).toBeNull();
  });

  it('sends only the changed fields', () => {
    const base = draftOf(product);
    expect(changesOf(base, base)).toEqual({});
    expect(changesOf(base, { ...base, prodPrix: null, prodMarque: 'Peugeot' })).toEqual({
      prodPrix: '0',
      prodMarque: 'Peugeot',
    });
  });

  it('creates a product without the characteristics of other catalogues [A3.05][A3.06]', () => {
    const kit = creationOf({ ...newProduct, prodCatalogue: 'Kit', prodRef: ' KI-9 ', prodType: '7' });
    expect(kit).toMatchObject({ prodRef: 'KI-9', prodCatalogue: 'Kit', prodPrix: '0' });
    expect(kit).not.toHaveProperty('prodType');
    expect(kit).not.toHaveProperty('prodPoids');
    expect(creationOf({ ...newProduct, prodCatalogue: 'Attelage' })).toHaveProperty('prodPoids', '');
  });
});
