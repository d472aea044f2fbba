import createDOMPurify from 'dompurify';

/** A separate instance, so that its hook affects no other user of DOMPurify. */
const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

const SAFE_ADDRESS = /^(https?:|mailto:)/i;
/** The same list as on the server (D7), applied once more before display. */
const rules = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'a', 'p', 'br'],
  ALLOWED_ATTR: ['href', 'target', 'rel'],
  ALLOWED_URI_REGEXP: SAFE_ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export const isSafeAddress = (address: string) => SAFE_ADDRESS.test(address.trim());

/** TrustedHTML where the page enforces Trusted Types, else a string; React accepts both. */
export const sanitized = (html: string) => purify.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true });

export const sanitizedFragment = (html: string) =>
  purify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });

export const sanitizedText = (html: string) => purify.sanitize(html, rules);
