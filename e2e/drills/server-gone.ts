import type { Drill } from './lib/drill.ts';
import { timed } from './lib/stage.ts';

export const serverGone: Drill = {
  breaks: 'the server is gone while a page is open',
  async run({ portal, tab, seen }) {
    const page = await tab();
    await page.goto('/home');
    await page.getByRole('button', { name: /^Panier/ }).waitFor();
    await portal.stop();
    const ms = await timed(async () => {
      await page.getByRole('link', { name: 'Commandes', exact: true }).click();
      await page.getByText(/La connexion est interrompue/).waitFor();
    });
    await seen(page);
    const answer = await fetch(`${portal.url}/readyz`).catch(() => null);
    if (answer) throw new Error('the server answers');
    return {
      sees: "a banner, 'La connexion est interrompue', from the next click on; the page stays",
      ms,
      told: 'whoever watches /readyz from outside: it does not answer; the server itself can tell nobody',
    };
  },
};
