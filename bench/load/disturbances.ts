import type { Customer } from './people.ts';

const LINES = 100_000;
const HEADER = ['Réf', 'Prix', 'Stock', 'Emplacement'];
const PASSWORD = 'Demo-2026!';

/** Imports a price list of 100,000 lines and returns how long that took, in milliseconds. */
export async function importPrices(url: string, admin: string): Promise<number> {
  const authorization = `Bearer ${admin}`;
  const refs = (await (
    await fetch(`${url}/api/admin/references`, { headers: { authorization } })
  ).json()) as string[];
  const invented = Array.from({ length: Math.max(0, LINES - refs.length) }, (_, index) => `ZZ-${index}`);
  const padded = [...refs.slice(0, LINES), ...invented];
  const csv = [
    HEADER.join(';'),
    ...padded.map((ref, index) => `${ref};${11 + (index % 900)},50;${60 + (index % 200)};A1-${index % 9}`),
  ].join('\r\n');
  const form = new FormData();
  form.append('upload_id', 'ldec:charge');
  form.append('file', new File([csv], 'tarif.csv'));
  const uploaded = await fetch(`${url}/api/admin/upload`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const { path } = (await uploaded.json()) as { path: string };
  const [ref, price, stockQty, stockPlace] = HEADER.map((value) => ({ value }));
  const asked = performance.now();
  const answer = await fetch(`${url}/api/admin/products/updateFromFile`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      selectedColumns: { ref, price, stockQty, stockPlace },
      uploadedFile: { path, name: 'tarif.csv' },
    }),
  });
  if (answer.status !== 200) throw new Error(`the import was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - asked;
}

/**
 * Signs all of them in at once, each from another address as behind a load balancer. Returns the slowest time and how many
 * were accepted.
 */
export async function signIns(
  url: string,
  customers: readonly Customer[],
): Promise<{ slowest: number; accepted: number }> {
  const asked = performance.now();
  const answers = await Promise.all(
    customers.map(async ({ email }, index) => {
      const { status } = await fetch(`${url}/api/user/signIn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index + 1}` },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      return { status, took: performance.now() - asked };
    }),
  );
  return {
    slowest: Math.max(...answers.map(({ took }) => took)),
    accepted: answers.filter(({ status }) => status === 200).length,
  };
}
