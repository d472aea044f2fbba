import { gate } from '../harness/gate.ts';
import type { Drill } from './lib/drill.ts';

const LEAKS = "addEventListener('popstate',()=>addEventListener('scroll',()=>{}));";

export const leaks: Drill = {
  breaks: 'a release leaves a listener behind each time that its page is left',
  async run({ portal, said }) {
    const since = performance.now();
    const refusal = await gate(portal, /^remote\./, (text) => LEAKS + text).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    if (!/leaves behind.*'scroll' on window/s.test(refusal)) throw new Error(`refused by: ${refusal}`);
    const ms = performance.now() - since;
    said(refusal);
    return {
      sees: 'nothing: the release is refused and the registry is as before',
      ms,
      told: "who releases it: 'leaves behind, each time that its pages are left: a listener of 'scroll' on window', with file and place",
    };
  },
};
