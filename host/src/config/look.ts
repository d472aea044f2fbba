/** The supplier's colours over the portal's own, before the first paint (early.ts) and when they change; empty ones leave those. */
export function applyLook({ accent = '', header = '' }: { accent?: string; header?: string }): void {
  const { style } = document.documentElement;
  style.setProperty('--color-accent', accent);
  style.setProperty('--color-accentHover', accent && `color-mix(in srgb,${accent} 85%,#fff)`);
  style.setProperty('--color-header', header);
}
