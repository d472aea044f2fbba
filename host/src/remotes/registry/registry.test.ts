import { entryOf } from '../../testing/remotes.ts';
import { createRegistry } from './registry.ts';

const faq = entryOf({ order: 3 });
const catalog = entryOf({
  id: 'catalog',
  mounts: ['/catalog', '/kit'],
  slots: ['overlay', 'home.kits'],
  order: 1,
});
const admin = entryOf({ id: 'admin', access: 'admin', mounts: ['/extradmin'], slots: [] });

function withAll() {
  const announce = jest.fn();
  const registry = createRegistry({ revision: 1, remotes: [faq, catalog] }, announce, {
    fits: () => true,
    placed: (entry) => entry,
  });
  registry.add(admin);
  announce.mockClear();
  return { registry, announce };
}

describe('the registry of a page', () => {
  it('finds a remote by its id, by an address that it owns and by a slot, in their order', () => {
    const { registry } = withAll();
    expect(registry.find('faq')).toBe(faq);
    expect(registry.find('promotions')).toBeUndefined();
    expect(registry.forPath('/kit/7')).toBe(catalog);
    expect(registry.forPath('/kits')).toBeUndefined();
    expect(registry.forSlot('overlay')).toEqual([catalog, faq]);
    expect(registry.forSlot('home.kits')).toEqual([catalog]);
  });

  it('takes a newer public registry and keeps the administrators’ entry, which is never in it', () => {
    const { registry, announce } = withAll();
    registry.adopt({ revision: 2, remotes: [faq] });
    expect(registry.read()).toEqual({ revision: 2, remotes: [faq, admin] });
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('replaces an entry that is added again', () => {
    const { registry, announce } = withAll();
    const newer = { ...admin, label: 'Administration' };
    registry.add(newer);
    expect(registry.read().remotes).toEqual([faq, catalog, newer]);
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('drops the administrators’ entry, and no other', () => {
    const { registry, announce } = withAll();
    registry.dropAdmin();
    expect(registry.read()).toEqual({ revision: 1, remotes: [faq, catalog] });
    expect(announce).toHaveBeenCalledTimes(1);
  });
});

it('answers addresses, slots and menu as this account gets them, and by its id an entry as it is signed', () => {
  const placed = (entry: typeof faq) =>
    entry.id === 'faq' ? { ...entry, mounts: ['/questions'], slots: ['home.kits'] } : entry;
  const registry = createRegistry({ revision: 1, remotes: [faq, catalog] }, () => {}, {
    fits: () => true,
    placed,
  });
  expect(registry.forPath('/questions')?.id).toBe('faq');
  expect(registry.forPath('/faq')).toBeUndefined();
  expect(registry.forSlot('home.kits').map(({ id }) => id)).toEqual(['catalog', 'faq']);
  expect(registry.all().map(({ mounts }) => mounts[0])).toEqual(['/questions', '/catalog']);
  expect(registry.find('faq')).toBe(faq);
});
