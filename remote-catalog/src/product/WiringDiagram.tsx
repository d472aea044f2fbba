import { number } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { type SocketPin, socketPins, socketStandard } from '@extranet/shared/rules/product';
import { color, font, media, phoneQuery, space } from '@extranet/shared/theme';
import { useMedia } from '@extranet/shared/ui';
import styled from 'styled-components';
import texts from '../locales/wiring.fr.json';

registerTexts('catalog', texts);

/** Heights of a row and widths of the wires; a thumb's screen has two lines in a row. */
const WIDE = { row: 28, width: 150 };
const NARROW = { row: 44, width: 130 };
type Size = typeof WIDE;
const FACE = { x: 58, radius: 54 };

/** Which contact of the socket feeds what, by which wire: each is drawn from the face of the socket to its row. */
export function WiringDiagram({ type }: { type: string }) {
  const { t } = useTranslation('catalog');
  const size = useMedia(phoneQuery) ? NARROW : WIDE;
  const pins = socketPins(type);
  if (pins.length === 0) return null;
  const height = pins.length * size.row;
  return (
    <Figure>
      <figcaption>{t('wiring.title', { standard: socketStandard(type) })}</figcaption>
      <div>
        <svg width={size.width} height={height} viewBox={`0 0 ${size.width} ${height}`} aria-hidden="true">
          <circle className="face" cx={FACE.x} cy={height / 2} r={FACE.radius} />
          <path d={`M${FACE.x - 7} ${height / 2 - FACE.radius}v7h14v-7`} />
          {pins.map((pin, row) => (
            <Wire key={pin.pin} pin={pin} place={placeOf(pin, height)} row={row} size={size} />
          ))}
          {pins.map((pin) => (
            <Contact key={pin.pin} pin={pin} place={placeOf(pin, height)} />
          ))}
        </svg>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('wiring.pin')}</th>
              <th scope="col">{t('wiring.use')}</th>
              <th scope="col">{t('wiring.wire')}</th>
            </tr>
          </thead>
          <tbody>
            {pins.map(({ pin, use, wire, section }) => (
              <tr key={pin}>
                <th scope="row">{pin}</th>
                <td>{use}</td>
                <td>
                  {wire ? (
                    <>
                      {wire} <small>{t('wiring.section', { section: number(section, 1) })}</small>
                    </>
                  ) : (
                    t('wiring.none')
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}

interface Place {
  x: number;
  y: number;
}

const placeOf = ({ x, y }: SocketPin, height: number): Place => ({
  x: FACE.x + x * FACE.radius,
  y: height / 2 + y * FACE.radius,
});

interface WireProps {
  pin: SocketPin;
  place: Place;
  row: number;
  size: Size;
}

function Wire({ pin, place: { x, y }, row, size }: WireProps) {
  if (!pin.wire) return null;
  const end = (row + 0.5) * size.row;
  const path = `M${x} ${y}C${size.width - 26} ${y} ${size.width - 50} ${end} ${size.width} ${end}`;
  return (
    <>
      <path className="rim" d={path} />
      <path d={path} stroke={pin.tint} strokeWidth="4" />
      {pin.stripe && <path d={path} stroke={pin.stripe} strokeWidth="2" strokeDasharray="5 7" />}
    </>
  );
}

const Contact = ({ pin: { pin }, place: { x, y } }: { pin: SocketPin; place: Place }) => (
  <>
    <circle className="face" cx={x} cy={y} r="8" />
    <text x={x} y={y + 3.5}>
      {pin}
    </text>
  </>
);

const Figure = styled.figure`
  margin: ${space('l')} 0 0;
  break-inside: avoid;
  & > figcaption { font: ${font('s', 'strong')}; margin-block-end: ${space('s')}; }
  & > div { display: flex; align-items: end; }
  svg { flex: none; fill: none; stroke: ${color('ink')}; stroke-width: 1.5; }
  .face { fill: ${color('panel')}; }
  .rim { stroke-width: 6; }
  text { fill: ${color('ink')}; stroke: none; font: ${font('xs', 'strong')}; font-size: 10px; text-anchor: middle; }
  table { flex: 1 1 auto; border-collapse: collapse; font: ${font('s')}; line-height: 1.1; }
  tr { block-size: ${WIDE.row}px; }
  :is(th, td) { padding: 0 ${space('xs')}; text-align: start; border-block-end: 1px solid ${color('line')}; }
  thead th { color: ${color('soft')}; font: ${font('xs', 'strong')}; }
  tbody th { font: ${font('s', 'strong')}; }
  small { color: ${color('soft')}; white-space: nowrap; }
  ${media.phone} {
    thead { display: none; }
    &, table, tbody { display: block; }
    tr {
      display: grid;
      grid-template-columns: 2rem minmax(0, 1fr);
      align-content: center;
      block-size: ${NARROW.row}px;
      border-block-end: 1px solid ${color('line')};
    }
    :is(th, td) { border: 0; white-space: nowrap; }
    tbody th { grid-row: 1 / span 2; align-self: center; }
    td:last-child { color: ${color('soft')}; }
  }
`;
