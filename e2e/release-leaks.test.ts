import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { gate } from './harness/gate.ts';

const { portal } = await startPortalAndBrowser();

/** Does something each time that the forum is come back to. */
const onReturn = (leak: string) => (text: string) =>
  `addEventListener('popstate',()=>{if(location.pathname==='/faq'){${leak}}});${text}`;

const effect = (type: string, payload: string) =>
  `{'@@redux-saga/IO':true,combinator:false,type:'${type}',payload:${payload}}`;
const WAITS_FOR_EVER = `function*(){yield ${effect('TAKE', "{pattern:'never'}")}}`;
const DETACHED = effect('FORK', `{context:null,fn:${WAITS_FOR_EVER},args:[],detached:true}`);

const refused = (release: Promise<void>, ...named: RegExp[]) =>
  assert.rejects(release, (error: Error) => {
    for (const thing of named) assert.match(error.message, thing);
    return true;
  });

describe('a release that leaks, or fails when it is come back to, is refused before it is named', () => {
  it('for what more there is each time its pages are left, with the file that did it', async () => {
    const leak =
      "addEventListener('scroll',()=>{});setInterval(()=>{},9e5);document.head.append(document.createElement('style'))";
    await refused(
      gate(portal, /^remote\./, onReturn(leak)),
      /^faq \S+-copy-\d+ leaves behind, each time that its pages are left\n/,
      /a listener of 'scroll' on window, remote\.\w+\.js:\d+:\d+\n {4}\(\)=>\{\}/,
      /a timer, remote\.\w+\.js:\d+:\d+/,
      /a style sheet/,
    );
  });

  it('for what it throws only when a page is come back to', async () => {
    await refused(
      gate(portal, /^remote\./, onReturn("throw new Error('broken on return')")),
      /fails when its pages are left and come back to\n {2}broken on return/,
    );
  });

  it('for memory', async () => {
    const leak = '(window.kept??=[]).push(Array.from({length:2e5},Math.random))';
    await refused(
      gate(portal, /^remote\./, onReturn(leak)),
      /each time that its pages are left\n {2}\d\.\d MB of memory/,
    );
  });

  it('for a saga and a listener that outlive the sign-out', async () => {
    await refused(
      gate(portal, /^remote\./, (text) =>
        `addEventListener('focus',()=>{});${text}`.replace(
          /saga:function\*\(\)\{/,
          (start) => `${start}yield ${DETACHED};`,
        ),
      ),
      /leaves behind after a sign-out\n/,
      /a saga, remote\.\w+\.js/,
      /a listener of 'focus' on window, remote\.\w+\.js/,
    );
  });
});
