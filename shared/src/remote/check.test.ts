import { contractBreach } from './check.ts';
import { commandTarget, productOpenRequested } from './commands.ts';
import { CONTRACT, defineRemote } from './contract.ts';

const sound = defineRemote({
  id: 'x',
  version: '1.0.0',
  routes: [],
  slots: {},
  texts: { namespace: 'x', load: async () => ({ default: {} }) },
});

describe('the contract between host and remotes', () => {
  it('accepts a remote that fulfils it', () => {
    expect(contractBreach(sound, 'x')).toBeUndefined();
  });

  it.each([
    ['nothing', undefined, 'exposes no module'],
    ['another contract', { ...sound, contract: CONTRACT + 1 }, 'speaks contract'],
    ['another id', { ...sound, id: 'y' }, "calls itself 'y'"],
    ['no routes', { ...sound, routes: undefined }, 'routes'],
    ['no slots', { ...sound, slots: null }, 'slots'],
    ['no texts', { ...sound, texts: {} }, 'texts'],
  ])('says what is wrong with %s', (_name, remote, reason) => {
    expect(contractBreach(remote, 'x')).toContain(reason);
  });

  it('finds the remote that handles a command, and none for other actions', () => {
    expect(commandTarget(productOpenRequested('12'))).toBe('catalog');
    expect(commandTarget({ type: 'anything', meta: { remote: 3 } })).toBeUndefined();
    expect(commandTarget(null)).toBeUndefined();
  });
});
