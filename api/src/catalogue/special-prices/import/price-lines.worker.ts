import { answerParent } from '../../../base/workers/in-worker.ts';
import { writtenLines } from './price-lines.ts';

/** Thirty thousand lines of a spreadsheet never block the server. */
await answerParent(({ contents }: { readonly contents: Uint8Array }) => writtenLines(Buffer.from(contents)));
