import { number } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import {
  type SocketPin,
  socketPins,
  socketStandard,
  type WiredFeatures,
} from '@extranet/shared/rules/product';
import { color, font, media, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import texts from './locales/wiring.fr.json';

registerTexts('catalog', texts);

/** One unit of the drawing is about a pixel; a contact is a disc for its number in a ring of its wire's colour. */
const FACE = { size: 160, radius: 76 };
const CONTACT = { disc: 8, ring: 12 };

/**
 * Which contact of the socket feeds what, by which wire. The contacts have the colours of their wires: wires drawn from
 * thirteen contacts to the rows would run over other contacts and seem to come from those.
 */
export function WiringDiagram({ type, features }: { type: string; features?: WiredFeatures }) {
  const { t } = useTranslation('catalog');
  const pins = socketPins(type, features);
  if (pins.length === 0) return null;
  return (
    <Figure>
      <figcaption>{t('wiring.title', { standard: socketStandard(type) })}</figcaption>
      <div>
        <svg viewBox={`0 0 ${FACE.size} ${FACE.size}`} aria-hidden="true">
          <circle className="face" cx={FACE.size / 2} cy={FACE.size / 2} r={FACE.radius} />
          <path d={`M${FACE.size / 2 - 7} ${FACE.size / 2 - FACE.radius}v7h14v-7`} />
          {pins.map((pin) => (
            <Contact key={pin.pin} pin={pin} />
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
            {pins.map((pin) => (
              <tr key={pin.pin}>
                <th scope="row">{pin.pin}</th>
                <td>{pin.use}</td>
                <td>
                  {pin.wire ? (
                    <>
                      <Sample pin={pin} />
                      {pin.wire} <small>{t('wiring.section', { section: number(pin.section, 1) })}</small>
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

function Contact({ pin: { pin, wire, tint, stripe, x, y } }: { pin: SocketPin }) {
  const at = { cx: FACE.size / 2 + x * FACE.radius, cy: FACE.size / 2 + y * FACE.radius };
  const between = { ...at, r: (CONTACT.disc + CONTACT.ring) / 2, strokeWidth: CONTACT.ring - CONTACT.disc };
  return (
    <g data-contact={pin}>
      {wire && (
        <>
          <circle {...at} r={CONTACT.ring} fill={tint} />
          {stripe && <circle {...between} stroke={stripe} strokeDasharray="5.2 5.27" />}
        </>
      )}
      <circle className="face" {...at} r={CONTACT.disc} />
      <text x={at.cx} y={at.cy + 3.5}>
        {pin}
      </text>
    </g>
  );
}

/** A piece of the wire, for those who know it by its colour. */
const Sample = ({ pin: { tint, stripe } }: { pin: SocketPin }) => (
  <svg className="sample" viewBox="0 0 22 8" aria-hidden="true">
    <path className="rim" d="M0 4H22" />
    <path d="M1 4H21" stroke={tint} strokeWidth="5" />
    {stripe && <path d="M1 4H21" stroke={stripe} strokeWidth="5" strokeDasharray="4 4" />}
  </svg>
);

const Figure = styled.figure`
  margin: ${space('l')} 0 0;
  break-inside: avoid;
  & > figcaption { font: ${font('s', 'strong')}; margin-block-end: ${space('s')}; }
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space('m', 'xl')}; }
  svg { flex: none; inline-size: ${FACE.size}px; fill: none; stroke: ${color('ink')}; stroke-width: 1; }
  .face { fill: ${color('panel')}; }
  .sample { display: inline-block; inline-size: 22px; margin-inline-end: ${space('s')}; vertical-align: -1px; }
  .rim { stroke-width: 7; }
  text { fill: ${color('ink')}; stroke: none; font: ${font('xs', 'strong')}; font-size: 10.5px; text-anchor: middle; }
  table { flex: 1 1 20rem; border-collapse: collapse; font: ${font('s')}; line-height: 1.1; }
  tr { block-size: 28px; }
  :is(th, td) { padding: 0 ${space('xs')}; text-align: start; border-block-end: 1px solid ${color('line')}; }
  thead th { white-space: nowrap; color: ${color('soft')}; font: ${font('xs', 'strong')}; }
  tbody th { font: ${font('s', 'strong')}; }
  small { color: ${color('soft')}; white-space: nowrap; }
  ${media.phone} {
    & > div { justify-content: center; }
    small { display: block; }
    tr { block-size: 40px; }
    td:last-child { inline-size: 9rem; }
  }
  ${media.print} {
    margin-block-start: ${space('m')};
    tr { block-size: 20px; }
    table { font: ${font('xs')}; }
  }
`;
