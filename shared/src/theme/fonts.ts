/**
 * Addresses under which the host publishes shared/src/theme/fonts. The number is the font file's own version:
 * the files are served as immutable. The page preloads the first, so that it does not wait for scripts.
 */
export const fontFiles = {
  sans: '/fonts/extranet-sans.1.woff2',
  mono: '/fonts/extranet-mono.1.woff2',
} as const;

/** The fallback is the system's Arial with the metrics of Source Sans, so that the swap causes no layout shift. */
export const fontFaces = `
@font-face{font-family:'Extranet Sans';src:url('${fontFiles.sans}') format('woff2');font-weight:400 600;font-display:swap}
@font-face{font-family:'Extranet Mono';src:url('${fontFiles.mono}') format('woff2');font-weight:400 600;font-display:swap}
@font-face{font-family:'Extranet Sans Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');
size-adjust:93.7%;ascent-override:106.7%;descent-override:34.8%;line-gap-override:0%}`;

/**
 * In a style sheet of their own: in the sheet to which styled-components adds its rules, browsers check at each new rule
 * whether the fonts have changed, and restyle and lay out the whole page again.
 */
export function adoptFonts(): void {
  // jsdom cannot construct style sheets.
  if (!('replaceSync' in CSSStyleSheet.prototype)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaces);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * For a page that will show references: fetched with the first of them, they would be drawn in another type before, and twice. Without
 * the file, the system's type stays; jsdom has no fonts.
 */
export const fetchMono = (): void => void document.fonts?.load("1em 'Extranet Mono'").catch(() => {});
