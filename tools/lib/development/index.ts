export { developHere } from './develop-here.ts';
export { developInShell } from './develop-in-shell.ts';
