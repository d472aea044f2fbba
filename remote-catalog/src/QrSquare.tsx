import { create } from 'qrcode';
import styled from 'styled-components';

/** The white edge that scanners need, in modules. */
const QUIET = 4;

/** A code that a phone opens. */
export function QrSquare({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * QUIET;
  const dark = Array.from(modules.data, (bit, at) =>
    bit ? `M${QUIET + (at % modules.size)} ${QUIET + Math.floor(at / modules.size)}h1v1h-1z` : '',
  );
  return (
    <Square viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </Square>
  );
}

/** Black on white whatever the scheme: a scanner reads nothing else. */
const Square = styled.svg`
  flex: none;
  inline-size: 30mm;
  block-size: 30mm;
  background: #fff;
  fill: #000;
  print-color-adjust: exact;
`;
