import { counted } from './counted.ts';

it('a count at which the server stopped counting is said to be more, by eye and by ear [B3.04]', () => {
  expect(counted({ count: 500, more: true })).toBe('500+');
  expect(counted({ count: 7, more: false })).toBe('7');
  expect(counted({})).toBe('0');
});
