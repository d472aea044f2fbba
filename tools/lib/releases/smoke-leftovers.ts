import type { CDPSession, Page } from 'playwright-core';

/** What a page holds at a moment: how many of each thing, by its name, and its heap in bytes, both after the garbage was collected. */
export interface Held {
  things: Map<string, number>;
  heap: number;
}

declare global {
  interface Window {
    /** Where each running timer was started: the addresses of the scripts on the way there. */
    timersHeld?: Map<number, string>;
  }
}

/** Runs in the page before any of its programs: notes the timers that run again and again. */
function noteTimers(): void {
  const held = new Map<number, string>();
  window.timersHeld = held;
  const [start, stop] = [window.setInterval, window.clearInterval];
  window.setInterval = ((...given: Parameters<typeof start>) => {
    const timer = start(...given);
    held.set(timer, [...new Set(new Error().stack?.match(/https?:[^\s)]+/g))].join(' '));
    return timer;
  }) as typeof start;
  window.clearInterval = (timer) => {
    held.delete(timer as number);
    stop(timer);
  };
}

interface OfObject {
  objectId?: string;
}

/**
 * Watches what a page keeps: listeners of window and document, timers, styles, and sagas, by the script and the place in it. Asked
 * of the browser's own debugger, so that the page runs as it is released. To be called before the page is opened.
 */
export async function watchLeftovers(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(noteTimers);
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  devtools.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));

  return async () => {
    // For the names of scripts, and for no longer than that: the debugger keeps scripts that the page has let go.
    scripts.clear();
    await devtools.send('Debugger.enable');
    // Looking for sagas collects all garbage first; once more for the heap alone took a second of a release.
    const things = await namedThings();
    await devtools.send('Debugger.disable');
    const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
    return { things, heap };
  };

  async function namedThings(): Promise<Map<string, number>> {
    const things = new Map<string, number>();
    const add = (thing: string, count = 1) => things.set(thing, (things.get(thing) ?? 0) + count);
    const at = (scriptId = '', line = 0, column = 0) =>
      `${scripts.get(scriptId) ?? ''}:${line + 1}:${column + 1}`;
    for (const target of ['window', 'document', 'document.body', 'document.documentElement'])
      for (const { type, scriptId, lineNumber, columnNumber } of await listenersOf(devtools, target))
        add(`a listener of '${type}' on ${target}, ${at(scriptId, lineNumber, columnNumber)}`);
    for (const { scriptId, lineNumber, columnNumber } of await waitingSagas(devtools))
      add(`a saga, ${at(scriptId, lineNumber, columnNumber)}`);
    for (const place of await page.evaluate(() => [...(window.timersHeld?.values() ?? [])]))
      add(`a timer, ${place}`);
    add(
      'a style sheet',
      await page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length),
    );
    return things;
  }
}

async function listenersOf(devtools: CDPSession, target: string) {
  const { result } = await devtools.send('Runtime.evaluate', { expression: target });
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: (result as OfObject).objectId ?? '',
  });
  await devtools.send('Runtime.releaseObject', { objectId: result.objectId ?? '' });
  return listeners;
}

interface Place {
  scriptId: string;
  lineNumber: number;
  columnNumber?: number;
}

/** A saga that has not ended is a generator in the middle of its function: the places at which they wait. */
async function waitingSagas(devtools: CDPSession): Promise<Place[]> {
  const objectGroup = 'sagas';
  const { result: prototype } = await devtools.send('Runtime.evaluate', {
    expression: 'Object.getPrototypeOf(function* () {}).prototype',
    objectGroup,
  });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  });
  const { result: all } = await devtools.send('Runtime.getProperties', {
    objectId: objects.objectId ?? '',
    ownProperties: true,
  });
  const generators = all.flatMap(({ name, value }) =>
    /^\d+$/.test(name) && value?.objectId ? [value.objectId] : [],
  );
  const places = await Promise.all(
    generators.map(async (objectId) => {
      const { internalProperties = [] } = await devtools.send('Runtime.getProperties', {
        objectId,
        ownProperties: true,
      });
      const inside = (wanted: string) => internalProperties.find(({ name }) => name === wanted)?.value;
      if (inside('[[GeneratorState]]')?.value !== 'suspended') return [];
      return [inside('[[GeneratorLocation]]')?.value as Place];
    }),
  );
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup });
  return places.flat();
}
