/** styled-components asks for the empty string's hash only, so that the page itself can stay static. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Who may make trusted values of strings (ADR 0017): the shell's own rule for script addresses, and the sanitiser.
 * Without 'allow-duplicates' neither can be made a second time.
 */
const TRUSTED_TYPES_POLICIES = ['default', 'dompurify'];

/** Nothing but what is named; nothing inline, nothing foreign, no string that becomes HTML or code by itself. */
export const contentPolicy = (backofficeOrigin: string | null): Record<string, string[]> => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", EMPTY_STYLE],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
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
 * The policy for a page's HTML: a shell from before ADR 0017, which the store may still name or be taken back to, has no rule
 * for script addresses and would not start. One that has says so in its first element.
 */
export const policyFor = (html: string, policy: string): string =>
  /^<!doctype html>\s*<html[^>]* data-trusted-types/i.test(html)
    ? policy
    : policy
        .split(';')
        .filter((directive) => !/^\s*(require-)?trusted-types/.test(directive))
        .join(';');
