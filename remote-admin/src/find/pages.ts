import type { useTranslation } from '@extranet/shared/i18n';
import { searchable, wordsOf } from '@extranet/shared/rules';
import { navItems } from '../nav-items.ts';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

const LETTERS_MIN = 2;

/** The pages of the menu with a word that begins as it was typed: their names, and what else they are called. */
export function pagesFound(t: Translate, text: string): { id: string; title: string; detail: string }[] {
  const wanted = wordsOf(text);
  if (searchable(text).length < LETTERS_MIN) return [];
  return navItems
    .map(({ to, key }) => ({
      id: to,
      title: t(key),
      also: t(`find.also.${key.slice(4)}`, { defaultValue: '' }),
    }))
    .filter(({ title, also }) => {
      const words = wordsOf(`${title} ${also}`);
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .map(({ id, title }) => ({ id, title, detail: '' }));
}
