/**
 * HTML that components drew at build time, as a page may carry it. Files get the addresses under which the build publishes them. Styles of
 * single elements become rules, noted in `rules`: the content policy allows none in the HTML. Titles and preloads belong in the page's head.
 * @param prefix keeps rules apart from those of another build in the same page
 */
export const paintedHtml = (html, rules, { addressOf, prefix = '' }) =>
  html
    .replaceAll(/<title>[^<]*<\/title>|<link rel="preload"[^>]*>/g, '')
    .replaceAll(/"(file:[^"]+)"/g, (_, url) => `"${addressOf(url)}"`)
    .replaceAll(/ style="([^"]*)"/g, (_, style) => {
      if (!rules.has(style)) rules.set(style, `${prefix}${rules.size}`);
      return ` data-s="${rules.get(style)}"`;
    });

/** The style sheet of what was drawn: what styled-components wrote, without its marks, and the rules of single elements. */
export const paintedStyles = (styles, rules) =>
  [
    styles.replaceAll(/\/\*!sc\*\/|\s*data-styled\.[^}]*}/g, ''),
    ...[...rules].map(([style, id]) => `[data-s="${id}"]{${style}}`),
  ].join('');
