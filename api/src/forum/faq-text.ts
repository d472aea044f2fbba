import sanitizeHtml from 'sanitize-html';
import { unprocessable } from '../base/errors.ts';
import { cleanHtml } from '../base/text/clean-html.ts';

/** Counted in text, without its mark-up. */
const LEAST_CHARACTERS = 20;
const BREAKS = /<(?:br|\/p)\b[^>]*>/gi;

function plainText(html: string): string {
  const spaced = html.replace(BREAKS, '$& ');
  const bare = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decoded(bare).replace(/\s+/g, ' ').trim();
}

export function cleanPost(written: string): { html: string; plain: string } {
  const html = cleanHtml(written);
  const plain = plainText(html);
  if ([...plain].length < LEAST_CHARACTERS) {
    throw unprocessable(
      'faq.tooShort',
      `Votre contribution doit compter au moins ${LEAST_CHARACTERS} caractères.`,
    );
  }
  return { html, plain };
}

/** sanitize-html leaves these four escaped, and nothing else. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
