/** What the page's style sheet gives a picture: outside of the page it would be black on nothing. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
];

/** The picture as it is shown, as an SVG file that stands by itself. */
export function pictureFile(picture: SVGSVGElement, name: string) {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const drawn = [picture, ...picture.querySelectorAll('*')];
  const copied = [copy, ...copy.querySelectorAll('*')];
  drawn.forEach((element, at) => {
    const computed = getComputedStyle(element);
    for (const style of STYLES) {
      const value = computed.getPropertyValue(style);
      if (value) copied[at]?.setAttribute(style, value);
    }
    copied[at]?.removeAttribute('class');
    copied[at]?.removeAttribute('style');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute(
    'fill',
    getComputedStyle(document.documentElement).getPropertyValue('--color-panel') || 'white',
  );
  copy.prepend(ground);
  const bytes = new TextEncoder().encode(new XMLSerializer().serializeToString(copy));
  return {
    filename: `${name}.svg`,
    mimetype: 'image/svg+xml',
    contents: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}
