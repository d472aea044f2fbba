import { open } from 'node:fs/promises';
import type { UploadKind } from '@extranet/shared/contracts';
import { failure } from '../errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { HeadNotes } from '../spreadsheets/heads.ts';
import { spreadsheetHead } from '../spreadsheets/spreadsheet-head.ts';
import type { FileContents } from './contents.ts';

export interface Recognised {
  readonly mimetype: string;
  /** Stored instead of the upload, if present. */
  readonly contents?: FileContents;
  readonly headers?: string[];
  readonly preview?: string[][];
  readonly notes?: HeadNotes;
}

const PDF_HEAD_WITHIN = 1024;
const PDF_END_WITHIN = 2048;

export const tooLarge = (name: string) => failure(413, 'file.tooLarge', unexpected(name));
const wrongType = (name: string) => failure(415, 'file.type', unexpected(name));

/** Judges by the contents only: the name and the declared type may be wrong. */
export async function recognise(
  { pictures, by }: { pictures: Pictures; by: string },
  kind: UploadKind,
  path: string,
  name: string,
): Promise<Recognised> {
  if (kind === 'ldec') return spreadsheetHead(path);
  if (kind === 'prodDatasheet' || kind === 'orderDocument') {
    if (!(await isPdf(path))) throw wrongType(name);
    return { mimetype: 'application/pdf' };
  }
  const made = await pictures.inTurn({ account: by, kind: 'upload', name }, ({ clean }) => clean(path));
  if (!made) throw wrongType(name);
  return { mimetype: made.mimetype, contents: { path, ...made } };
}

async function isPdf(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const head = await handle.read(Buffer.alloc(PDF_HEAD_WITHIN), 0, PDF_HEAD_WITHIN, 0);
    const end = Buffer.alloc(Math.min(PDF_END_WITHIN, size));
    await handle.read(end, 0, end.length, size - end.length);
    return head.buffer.includes('%PDF-') && end.includes('%%EOF');
  } finally {
    await handle.close();
  }
}

function unexpected(name: string): string {
  return `Le fichier "${name}" est trop volumineux ou n'est pas d'un type attendu.`;
}
