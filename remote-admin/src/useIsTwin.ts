import { searchable } from '@extranet/shared/rules';
import { useFoundReferences } from './useFoundReferences.ts';

/** Whether another product has a reference that was just typed. It would be the first that begins so. */
export function useIsTwin(written: string, own: string): boolean {
  const typed = searchable(written);
  const isTyped = typed !== '' && typed !== searchable(own);
  const { references } = useFoundReferences(isTyped ? written : null);
  return isTyped && references.some((one) => searchable(one) === typed);
}
