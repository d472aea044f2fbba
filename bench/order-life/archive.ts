import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseConfig } from '../../api/src/base/config/index.ts';
import { openDatabase } from '../../api/src/base/db/index.ts';
import { keyOf, pathOfKey } from '../../api/src/base/files/index.ts';
import { findUserByEmail, openSession } from '../../api/src/people/index.ts';
import { memoryOf } from '../lib/load.ts';
import type { Measurable } from '../lib/portal-and-browser.ts';
import { milliseconds, type Row } from '../lib/table.ts';

const INVOICES = 500;
const BYTES = 200_000;
const MONTH = '2026-10';

/** A month of 500 invoices of 200 kB, taken as one file: how far the server's memory rises meanwhile. */
export async function monthArchive({ url, pid, env, dataDir }: Measurable): Promise<Row[]> {
  const token = await fillMonth(env, dataDir);
  const before = memoryOf(pid).now;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid).now);
  }, 20);
  const since = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/documents/zip?month=${MONTH}`, { headers });
  let bytes = 0;
  let firstByte = 0;
  for await (const piece of answer.body ?? []) {
    if (bytes === 0) firstByte = performance.now() - since;
    bytes += piece.length;
  }
  clearInterval(timer);
  if (bytes < INVOICES * BYTES) throw new Error(`the archive has ${bytes} bytes: ${answer.status}`);
  return [
    [
      `a month of ${INVOICES} invoices as ZIP: memory; first byte (${Math.round(bytes / 1_000_000)} MB in ${milliseconds(performance.now() - since)})`,
      '50 MB',
      `+${peak - before} MB; ${milliseconds(firstByte)}`,
    ],
  ];
}

async function fillMonth(env: Measurable['env'], dataDir: string): Promise<string> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const { db } = database;
    const user = await findUserByEmail(db, 'garage@demo.example');
    const user_id = user?.id ?? '';
    const { id: order_id } = await db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', user_id)
      .where('status', '=', 'validee')
      .limit(1)
      .executeTakeFirstOrThrow();
    const created_at = `${MONTH}-15T10:00:00.000Z`;
    for (let index = 0; index < INVOICES; index += 1) {
      const contents = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES)]);
      const sha256 = createHash('sha256').update(contents).digest('hex');
      const file = {
        ...{ id: `bench-invoice-${index}`, kind: 'orderDocument' as const, owner_id: null },
        ...{ upload_id: 'orderDocument', name: `F-${index}.pdf`, mimetype: 'application/pdf' },
        ...{ bytes: contents.length, sha256, created_at },
      };
      const path = join(dataDir, 'files', pathOfKey(keyOf(file)));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, contents);
      await db.insertInto('files').values(file).execute();
      await db
        .insertInto('order_documents')
        .values({
          ...{ id: file.id, kind: 'invoice', number: `F-${index}`, number_norm: `BENCHF${index}`, order_id },
          ...{ user_id, file_id: file.id, issued_on: `${MONTH}-15`, due_on: null, total_it_cents: 12_000 },
          ...{ structured: 0, created_at, fetched_at: null, withdrawn_at: null, withdrawn_reason: null },
        })
        .execute();
    }
    return await openSession(db, user_id, 'customer', new Date());
  } finally {
    await database.close();
  }
}
