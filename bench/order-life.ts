import { newPushKeys } from '../api/src/base/secrets/index.ts';
import { fillDesk, orderExports } from './admin/desk.ts';
import { withPortalAndBrowser } from './lib/portal-and-browser.ts';
import { table } from './lib/table.ts';
import { monthArchive } from './order-life/archive.ts';
import { jobsBesideOrders } from './order-life/jobs.ts';
import { openPages } from './order-life/open-pages.ts';
import { orderPages } from './order-life/pages.ts';

/**
 * What an order's life costs: its page from the list, news to 500 open pages, a month of invoices, jobs beside orders, and the
 * list as files, with 20,000 customers and 100,000 orders. One process, the embedded database; the clients run beside it.
 */
export function measure(): Promise<string> {
  const { publicKey, privateKey } = newPushKeys();
  const keys = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
  return withPortalAndBrowser(
    600,
    async (portal) => {
      const pages = await orderPages(portal);
      const archive = await monthArchive(portal);
      const jobs = await jobsBesideOrders(portal);
      const token = await fillDesk(portal.env);
      const streams = await openPages(portal);
      const exports = await orderExports({ ...portal, token });
      return table([...pages, ...streams, ...archive, ...jobs, ...exports]);
    },
    keys,
  );
}
