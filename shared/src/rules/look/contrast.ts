const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours written '#rrggbb', from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** 0 is the first colour, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const ends = channelsOf(to);
  return `#${channelsOf(from)
    .map((part, at) => Math.round(part + ((ends[at] as number) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}
