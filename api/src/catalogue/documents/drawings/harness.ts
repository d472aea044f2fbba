import { socketPins } from '@extranet/shared/rules/product';
import { bar, box, dot, INK, METAL, type Place, sheet, wire } from './pen.ts';

/** The face of the socket, each contact in the colour of its wire. */
export function socketFace({ x, y }: Place, radius: number, type: string): string {
  const pins = socketPins(type).map((pin) =>
    dot(x + pin.x * radius, y + pin.y * radius, radius * 0.12, pin.tint === 'none' ? METAL : pin.tint),
  );
  const top = y - radius;
  return `${dot(x, y, radius * 1.18)}${dot(x, y, radius * 0.96)}
    <path d="M${x - 16} ${top + 3}v18h32v-18" fill="${METAL}"/>
    <path d="M${x - radius * 0.5} ${top - 12}l-14-26h${radius + 28}l-14 26" fill="${METAL}"/>${pins.join('')}`;
}

/** A socket, its sheath and the wires that leave it; a harness for one vehicle ends in plugs and has a module. */
export function harnessDrawing(type: string, standard: boolean): string {
  const wired = socketPins(type).filter(({ wire: colour }) => colour !== '');
  const step = 400 / wired.length;
  const fan = wired.map(({ tint, stripe }, index) => {
    const y = 110 + index * step;
    const end = standard ? dot(84, y, 12) : '';
    return wire(`M330 440C220 440 250 ${y.toFixed(0)} 108 ${y.toFixed(0)}`, tint, stripe) + end;
  });
  const plugs = standard
    ? ''
    : [88, 302].map((y) => `${box(54, y, 62, 204)}<path d="M54 ${y + 102}h-18"/>`).join('');
  const module = standard
    ? ''
    : `${box(392, 402, 120, 76)}<path d="M412 424h80M412 440h50" stroke="${INK}"/>`;
  return sheet(
    `${fan.join('')}${plugs}${bar('M590 330C590 430 500 440 330 440', 46)}
    <path d="M352 420v40M372 420v40"/>${module}${socketFace({ x: 590, y: 220 }, 120, type)}`,
  );
}
