import { startError } from '../../api/src/base/index.ts';

/** The id of a remote that a command was given: 'faq', or 'remote-faq' as `npm run release -w remote-faq` has it. */
export function namedRemote(named: string | undefined, command: string): string {
  if (!named) throw startError(`Name the remote: npm run ${command} -- faq`);
  return named.replace(/^remote-/, '');
}
