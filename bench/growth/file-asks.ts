import { type Ask, admin, json } from './ask.ts';
import type { Grown } from './grown.ts';

/** An hour has a limit for files, and an import takes its time. */
const rounds = 8;

const catalogue = {
  upload: (grown: Grown, time: number) =>
    upload(grown, ['Réf;Prix', ...grown.refs.map((ref, at) => `${ref};${euros(2000 + time + at)}`)]),
  look: async (grown: Grown, path: string) => {
    const selectedColumns = { ref: { value: 'Réf' }, price: { value: 'Prix' } };
    const uploadedFile = { path, name: 'tarif.csv' };
    return post(grown, '/admin/products/updateFromFile', { selectedColumns, uploadedFile, tryOnly: true });
  },
};

const prices = {
  upload: (grown: Grown, time: number) =>
    upload(grown, [
      'Email;Référence;Prix spécial',
      ...grown.refs.map((ref, at) => `client7@garages.example;${ref};${euros(1000 + time + at)}`),
    ]),
  look: (grown: Grown, path: string) => post(grown, '/admin/imports', { kind: 'specialPrices', path }),
};

/** Each time with other prices, so that every line changes. */
const bothSteps = (what: string, { upload, look }: typeof catalogue): readonly Ask[] => [
  {
    what: `${what}, looked at`,
    rounds,
    run: async (grown, time) => look(grown, await upload(grown, time)),
  },
  {
    what: `${what}, looked at and applied`,
    rounds,
    run: async (grown, time) => {
      const answer = await look(grown, await upload(grown, 100 + time));
      const { importId, imId } = (await answer.json()) as { importId?: string; imId?: string };
      return post(grown, `/admin/import/${importId ?? imId}/apply`);
    },
  },
];

/** What comes out as a file, and what comes in as one. */
export const FILE_ASKS: readonly Ask[] = [
  {
    what: '50 orders as a workbook',
    rounds,
    run: (grown) =>
      post(grown, '/admin/orders/export', { format: 'xlsx', what: 'orders', ids: grown.orders.slice(0, 50) }),
  },
  {
    what: 'the products whose reference begins so, as CSV',
    rounds,
    run: (grown, time) =>
      admin(
        grown,
        `/admin/products/export?format=csv&query=${json({ 'prodRef:prefix': `at-0${100 + time}` })}`,
      ),
  },
  ...bothSteps('a catalogue file of 1,000 lines', catalogue),
  ...bothSteps("a customer's 1,000 prices", prices),
];

const post = (grown: Grown, path: string, body?: unknown) => grown.call(grown.admin, 'POST', path, body);
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

async function upload(grown: Grown, lines: readonly string[]): Promise<string> {
  const form = new FormData();
  form.append('upload_id', 'ldec:bench');
  form.append('file', new File([lines.join('\r\n')], 'lignes.csv'));
  const answer = await post(grown, '/admin/upload', form);
  return ((await answer.json()) as { path: string }).path;
}
