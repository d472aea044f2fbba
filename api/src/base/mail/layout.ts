import type { Supplier } from '@extranet/shared/contracts';
import { html, type Markup, markupOf } from './html.ts';

/** One part of a mail; each is rendered as HTML and as plain text. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'lines';
      readonly head: readonly string[];
      readonly lines: readonly (readonly string[])[];
    };

export interface Letter {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly parts: readonly Part[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const INK = '#13233c';
const SOFT = '#51607a';
const LINE = '#d8dfe8';
const ACCENT = '#f7a600';

/** The supplier's colours, where it has chosen some; they were checked before they were kept. */
const headOf = ({ header }: Supplier) => header || INK;
const accentOf = ({ accent }: Supplier) => accent || ACCENT;

const CELL = `padding:8px 12px 8px 0;border-bottom:1px solid ${LINE};text-align:left;vertical-align:top`;

export function render(letter: Letter, supplier: Supplier): RenderedMail {
  return {
    subject: oneLine(letter.subject),
    text: asText(letter, supplier),
    html: `<!doctype html>\n${markupOf(asHtml(letter, supplier))}\n`,
  };
}

/** Removes line breaks, by which a name or a reference could add lines to the mail. */
const oneLine = (text: string) => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');

function asText({ title, greeting, parts }: Letter, supplier: Supplier): string {
  const blocks = [
    oneLine(title),
    oneLine(greeting),
    ...parts.map(partAsText),
    signature(supplier).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partAsText(part: Part): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'button') return `${part.label}\u00a0:\n${part.url}`;
  if (part.kind === 'code') return `    ${part.code}`;
  if (part.kind === 'facts')
    return part.facts.map(([label, value]) => `${label}\u00a0: ${oneLine(value)}`).join('\n');
  return part.lines.map((cells) => `- ${cells.map(oneLine).join('  |  ')}`).join('\n');
}

function signature({ name, phone, email }: Supplier): string[] {
  return ['Cordialement,', name, `${phone} – ${email}`];
}

/** Tables and inline styles: the only layout that all mail programs show alike. */
function asHtml({ subject, title, greeting, parts }: Letter, supplier: Supplier): Markup {
  return html`<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;background:#f4f6f9;color:${INK};font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#fff;border:1px solid ${LINE}">
<tr><td style="padding:16px 32px;background:${headOf(supplier)};color:#fff;font-weight:bold;border-bottom:3px solid ${accentOf(supplier)}">${supplier.name}</td></tr>
<tr><td style="padding:28px 32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>
<p style="margin:0 0 16px">${greeting}</p>
${parts.map((part) => partAsHtml(part, accentOf(supplier)))}
<p style="margin:24px 0 0">Cordialement,<br>${supplier.name}</p>
</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid ${LINE};color:${SOFT};font-size:13px">${supplier.name}, ${supplier.address}, ${supplier.postcode} ${supplier.city}<br>${supplier.phone} – ${supplier.email}</td></tr>
</table></td></tr></table>
</body></html>`;
}

function partAsHtml(part: Part, accent: string): Markup {
  if (part.kind === 'text') return html`<p style="margin:0 0 16px">${part.text}</p>`;
  if (part.kind === 'button') {
    return html`<p style="margin:24px 0"><a href="${part.url}" style="display:inline-block;padding:12px 24px;background:${accent};color:${INK};font-weight:bold;text-decoration:none">${part.label}</a></p>
<p style="margin:0 0 16px;color:${SOFT};font-size:13px;word-break:break-all">${part.url}</p>`;
  }
  if (part.kind === 'code') {
    return html`<p style="margin:24px 0;font:bold 32px/1.2 'Courier New',monospace;letter-spacing:6px">${part.code}</p>`;
  }
  if (part.kind === 'facts') {
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.facts.map(
      ([label, value]) =>
        html`<tr><td style="padding:2px 16px 2px 0;color:${SOFT};vertical-align:top;white-space:nowrap">${label}</td><td style="padding:2px 0;font-weight:bold;vertical-align:top">${value}</td></tr>`,
    )}</table>`;
  }
  return html`<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px;font-size:14px;border-collapse:collapse"><thead><tr>${part.head.map(
    (cell, index) => html`<th style="${cellStyle(index)};color:${SOFT};font-weight:normal">${cell}</th>`,
  )}</tr></thead><tbody>${part.lines.map(
    (cells) =>
      html`<tr>${cells.map((cell, index) => html`<td style="${cellStyle(index)}">${cell}</td>`)}</tr>`,
  )}</tbody></table>`;
}

/** The first column names a thing, the others are numbers. */
function cellStyle(index: number): string {
  return index === 0 ? CELL : `${CELL};text-align:right;white-space:nowrap`;
}
