// Prints what host/src/app/frames.tsx draws, as JSON. Run by frames.js in a process of its own, with source-hooks.js.
import { pathToFileURL } from 'node:url';
import { fontFaces } from '../src/theme/fonts.ts';

const { drawFrames } = await import(pathToFileURL(process.argv[2]).href);
const { frames, styles } = drawFrames();
process.stdout.write(JSON.stringify({ frames, styles: `${fontFaces}\n${styles}` }));
