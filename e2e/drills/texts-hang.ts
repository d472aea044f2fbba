import { brokenRelease } from './lib/broken-release.ts';

const never = (_file: string, code: string) =>
  code.replace(/(texts:\{namespace:"faq",load:\(\)=>)/, '$1new Promise(()=>{})||');

export const textsHang = brokenRelease('the texts of a release never come', { code: never }, 'hang');
