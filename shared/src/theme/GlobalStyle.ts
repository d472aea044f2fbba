import { createGlobalStyle, css } from 'styled-components';
import { movements } from './movements.ts';
import { color, font, media, space } from './tokens.ts';
import { constants, reducedMotion, schemes } from './values.ts';

/** Amber alone does not reach 3:1 on white (WCAG 2.2, 1.4.11), so the ring has an ink edge on both sides. */
export const focusRing = css`
  outline: 2px solid ${color('focus')};
  outline-offset: 1px;
  box-shadow: 0 0 0 4px ${color('focusEdge')};
`;

/** The same ring drawn inwards, for elements at the edge of a scrolling box, which would clip it. */
export const innerFocusRing = css`
  outline: 2px solid ${color('focus')};
  outline-offset: -3px;
  box-shadow: inset 0 0 0 4px ${color('focusEdge')};
`;

/** Rules of a component for the dark scheme, where tokens are not enough. Printing always uses the light scheme. */
export const whenDark = (rules: string) => css`
  @media screen and (prefers-color-scheme: dark) { :root:not([data-scheme='light']) & { ${rules} } }
  @media screen { :root[data-scheme='dark'] & { ${rules} } }
`;

export const GlobalStyle = createGlobalStyle`
  :root { ${constants} ${schemes.light} }
  @media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${schemes.dark} } }
  :root[data-scheme='dark'] { ${schemes.dark} }
  ${media.coarse} { :root { --row: 48px; } }
  ${media.still} { :root { ${reducedMotion} } }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 4rem; scroll-padding-bottom: var(--foot, 0px); }
  body {
    margin: 0;
    padding-block-end: var(--foot, 0);
    background: ${color('ground')};
    color: ${color('ink')};
    font: ${font('s')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  h1 { font: ${font('xl', 'strong')}; }
  h2 { font: ${font('l', 'strong')}; }
  h3, h4 { font: ${font('m', 'strong')}; }
  b, strong, th { font-weight: 600; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg { display: block; max-width: 100%; }
  a { color: inherit; text-underline-offset: 0.2em; }
  code, kbd { font-family: var(--family-mono); font-feature-settings: 'zero'; }
  :focus-visible { ${focusRing} }
  ::selection { background: ${color('accent')}; color: ${color('onAccent')}; }

  ${movements}

  ${media.still} {
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
  }
  ${media.print} {
    :root, :root[data-scheme='dark'] { ${schemes.light} --color-ground: #fff; overflow: visible !important; }
    @page { margin: 15mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif; } }
    body { font-size: 10pt; }
    [data-print='never'], button { display: none !important; }
    a { text-decoration: none; }
    h1, h2, h3 { break-after: avoid; }
    tr, li, [role='row'] { break-inside: avoid; padding-block: ${space('xxs')}; }
  }
`;
