import { publishedScript } from './guard-sinks.ts';

it.each([
  '/assets/host.0123456789ab.js',
  '/r/remote-faq/1.0.0-3fa9c2d1e0/entry.js',
  '/r/remote-faq/1.0.0-3fa9c2d1e0/page.0123456789ab.js?again=2',
  `${location.origin}/r/remote-faq/dev-m1/entry.js`,
])('allows the published file %s as a script', (address) => {
  expect(publishedScript(address)).toBe(new URL(address, location.href).href);
});

it.each([
  'https://ailleurs.example/assets/host.js',
  '//ailleurs.example/r/remote-faq/1/entry.js',
  '/api/utils/file?path=1',
  '/r/../api/utils/file.js',
  '/r/%2e%2e/api/file.js',
  '/assets/picture.png',
  '/.dev/live-reload.js',
  'blob:http://localhost/0b6f0c1e',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '',
])('refuses %p as a script', (address) => {
  expect(publishedScript(address)).toBeNull();
});
