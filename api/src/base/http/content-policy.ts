/** styled-components needs the hash of the empty string only; the page needs no nonce and stays static. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The policies that may turn strings into trusted values (ADR 0017): the shell's own for script addresses, and the
 * sanitiser's. Without 'allow-duplicates' neither can be created a second time.
 */
const TRUSTED_TYPES_POLICIES = ['default', 'dompurify'];

/** Allows only what is named here: nothing inline, nothing from elsewhere, no untrusted string as HTML or code. */
export const contentPolicy = (backofficeOrigin: string | null): Record<string, string[]> => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", EMPTY_STYLE],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: [frameAncestors(backofficeOrigin)],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: TRUSTED_TYPES_POLICIES,
});

/** Only the main back office, when one is configured, may frame the application (D6); the portal itself never does. */
const frameAncestors = (backofficeOrigin: string | null): string => backofficeOrigin ?? "'none'";

/**
 * The policy for a page's HTML. A shell from before ADR 0017, which the store may still name or be rolled back to, has no
 * policy for script addresses and would not start under trusted types; a later shell says so in its first element.
 */
export const policyFor = (html: string, policy: string): string =>
  /^<!doctype html>\s*<html[^>]* data-trusted-types/i.test(html)
    ? policy
    : policy
        .split(';')
        .filter((directive) => !/^\s*(require-)?trusted-types/.test(directive))
        .join(';');
