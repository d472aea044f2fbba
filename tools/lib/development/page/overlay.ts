import type { Fault } from './messages.ts';

const TITLES: Record<Fault['kind'], string> = {
  syntax: 'Does not compile',
  types: 'Does not fit the types of the shell',
  run: 'Failed while it was exchanged',
};

/** Set by the script and not in HTML: so the deployed content policy, which allows no inline styles, stays as it is. */
const STYLE = `
  :host { all: initial; position: fixed; inset: auto 0 0; width: auto; height: auto; max-height: 60vh; margin: 0; padding: 0;
    border: 0; border-top: 4px solid #ff5c5c; overflow: auto; background: #1d1f27; color: #f4f4f6; display: block; }
  :host(:not(:popover-open)) { display: none; }
  section { padding: 16px 24px; font: 14px/1.5 ui-monospace, monospace; }
  h2 { margin: 0 0 8px; font-size: 15px; color: #ff9d9d; }
  b { color: #8fc7ff; font-weight: 600; }
  pre { margin: 4px 0 16px; white-space: pre-wrap; font: inherit; }
  button { position: absolute; top: 12px; right: 24px; font: inherit; color: inherit; background: #363a48; border: 0;
    border-radius: 4px; padding: 4px 12px; cursor: pointer; }
`;

/** Shows faults over the lower part of the page, also over its dialogs; what was typed stays beneath. */
export function createOverlay() {
  const host = document.createElement('extranet-faults');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];

  return (faults: Fault[]): void => {
    if (faults.length === 0) {
      host.remove();
      return;
    }
    const section = element('section');
    section.setAttribute('role', 'alert');
    const close = element('button', 'Hide');
    close.addEventListener('click', () => host.remove());
    section.append(close);
    for (const kind of Object.keys(TITLES) as Fault['kind'][]) {
      const those = faults.filter((fault) => fault.kind === kind);
      if (those.length > 0) section.append(element('h2', TITLES[kind]));
      for (const { place, text } of those) section.append(element('b', place), element('pre', text));
    }
    root.replaceChildren(section);
    document.body.append(host);
    // Shown anew, so that it lies above a dialog that was opened since.
    host.hidePopover();
    host.showPopover();
  };
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
