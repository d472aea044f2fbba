import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'a', 'p', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** What is stored of a written text: the few tags that the editor offers, and links that lead to pages or mailboxes. */
export function cleanHtml(written: string): string {
  return sanitizeHtml(written, ALLOWED).trim();
}
