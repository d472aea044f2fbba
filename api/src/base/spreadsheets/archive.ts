import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { isApiFailure } from '../errors.ts';
import { LIMITS, sheetTooLarge, unreadableSheet } from './sheet.ts';

/** A zip file's table of contents; entries are unpacked only as far as they are read. */
export interface Archive {
  has(name: string): boolean;
  text(name: string): AsyncIterable<string>;
  close(): void;
}

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** Refuses an archive by its declared sizes before unpacking; yauzl fails if an entry exceeds its declared size. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await open(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
    () => {
      throw unreadableSheet('ce n’est pas un classeur Excel.');
    },
  );
  try {
    const entries = await entriesOf(zip);
    return {
      has: (name) => entries.has(name),
      text: (name) => textOf(zip, entries.get(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw isApiFailure(error) ? error : unreadableSheet('le classeur est abîmé.');
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > LIMITS.archiveEntries) throw sheetTooLarge('le classeur contient trop de parties.');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  await new Promise<void>((resolve, reject) => {
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      if (unpacked > LIMITS.unpackedBytes) reject(sheetTooLarge('il se déploie au-delà de la limite.'));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

async function* textOf(zip: ZipFile, entry: Entry | undefined): AsyncIterable<string> {
  if (!entry || entry.isEncrypted()) throw unreadableSheet('le classeur est protégé.');
  const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of await openStream(entry))
      yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw isApiFailure(error) ? error : unreadableSheet('le classeur est abîmé.');
  }
}
