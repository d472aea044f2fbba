// Prints the pages of a remote that its package.json names under "frames", as JSON. Run by remote-frames.js in a process of its own, with
// source-hooks.js: the remote's own components draw them, for somebody of whom nothing is known but that all is open to them.
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
// biome-ignore lint/style/noRestrictedImports: runs in the build, with the whole library.
import { ServerStyleSheet } from 'styled-components';
import { registerTexts, startI18n } from '../src/i18n/index.ts';
import { vehicleReducer } from '../src/remote/index.ts';
import { sessionReducer, signedIn } from '../src/session/index.ts';
import { createAppStore, Provider } from '../src/store/index.ts';
import { phoneQuery, tabletQuery } from '../src/theme/index.ts';

/** A page may have other elements where there is less room; which of them is seen, the style sheet says. */
const SCREENS = { wide: [], tablet: [tabletQuery], phone: [tabletQuery, phoneQuery] };

const ANYBODY = {
  ...{ id: '', status: 'active', type: 'cust', isAdmin: false, isSignedIn: true, orderEnabled: '1' },
  ...{ catalogs: ['Faisceau', 'Attelage', 'Kit'], roles: { faq: 'none' } },
  ...{ userFirstname: '', userName: '', userCompName: '', userEmail: '' },
};

globalThis.REMOTE_VERSION = '';
let matching = [];
const ofScreen = (query) =>
  Object.defineProperty(new EventTarget(), 'matches', { get: () => matching.includes(query) });
globalThis.window = Object.assign(new EventTarget(), {
  matchMedia: (query) => ofScreen(query),
});

const [, , source, ...addresses] = process.argv;
const { remote } = await import(pathToFileURL(source).href);
startI18n({});
registerTexts(remote.texts.namespace, (await remote.texts.load()).default);
const store = createAppStore({ session: sessionReducer, vehicle: vehicleReducer });
store.dispatch(signedIn(ANYBODY));
// With its saga, which takes in what comes with the page; effects do not run here, and so nothing is asked for.
store.injectRemote(remote.id, remote);
const sheet = new ServerStyleSheet();

async function draw(address) {
  const page = remote.routes.find(({ path }) => path === address)?.Component;
  if (!page) throw new Error(`${remote.id} has no page ${address} to draw a frame of.`);
  await page.preload?.();
  const drawn = Object.entries(SCREENS).map(([screen, queries]) => {
    matching = queries;
    const router = createElement(StaticRouter, { location: address }, createElement(page));
    const whole = sheet.collectStyles(createElement(Provider, { store }, router));
    return [screen, renderToStaticMarkup(whole, { identifierPrefix: screen })];
  });
  return [address, Object.fromEntries(drawn)];
}

const pages = Object.fromEntries(await Promise.all(addresses.map(draw)));
const styles = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
const queries = { tablet: tabletQuery, phone: phoneQuery };
process.stdout.write(JSON.stringify({ pages, styles, queries }));
