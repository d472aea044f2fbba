import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'a', 'p', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** Keeps the few tags that the editor offers, and links to pages or mailboxes. */
export function cleanHtml(written: string): string {
  return sanitizeHtml(written, ALLOWED).trim();
}
