import type { ProductsTable } from '../../base/db/schema/catalogue.ts';

const GROUNDS = ['#e9eef4', '#f3efe8', '#eaf2ec', '#f1ecf3', '#eef1f1'];
const METALS = ['#2f3a46', '#3b4650', '#28323d'];

/** An SVG drawing of the kit's contents. Shapes only: text would depend on the fonts of the machine. */
export function kitDrawing({ ref, titre }: Pick<ProductsTable, 'ref' | 'titre'>): string {
  const seed = Number(ref.replace(/\D/g, '')) || 1;
  const ground = GROUNDS[seed % GROUNDS.length] ?? '#e9eef4';
  const metal = METALS[seed % METALS.length] ?? '#2f3a46';
  const parts = titre.includes('vélos')
    ? rack(metal, titre.includes('3 vélos') ? 3 : 2)
    : towbar(metal, titre.includes('col de cygne')) + socket(titre.includes('13') ? 12 : 6);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
    <rect width="800" height="600" fill="${ground}"/>
    <ellipse cx="400" cy="500" rx="330" ry="34" fill="#000" opacity="0.08"/>${parts}</svg>`;
}

function towbar(metal: string, swanNeck: boolean): string {
  const neck = swanNeck
    ? 'M300 380 C300 470 420 480 430 400 L430 330'
    : 'M300 380 L300 430 L430 430 L430 330';
  return `<rect x="90" y="330" width="420" height="52" rx="10" fill="${metal}"/>
    <rect x="90" y="250" width="46" height="132" rx="8" fill="${metal}"/>
    <rect x="464" y="250" width="46" height="132" rx="8" fill="${metal}"/>
    <g fill="#aab4c0">${[275, 310].map((y) => `<circle cx="113" cy="${y}" r="9"/><circle cx="487" cy="${y}" r="9"/>`).join('')}</g>
    <path d="${neck}" fill="none" stroke="${metal}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="430" cy="306" r="36" fill="#8994a1"/><circle cx="420" cy="296" r="12" fill="#c6ced8"/>`;
}

function socket(contacts: number): string {
  const dots = Array.from({ length: contacts }, (_, index) => {
    const angle = (index / contacts) * 2 * Math.PI;
    const x = (640 + 42 * Math.cos(angle)).toFixed(1);
    const y = (250 + 42 * Math.sin(angle)).toFixed(1);
    return `<circle cx="${x}" cy="${y}" r="6.5" fill="#d8b24a"/>`;
  }).join('');
  return `<path d="M640 340 C640 470 560 520 470 470" fill="none" stroke="#20262d" stroke-width="16" stroke-linecap="round"/>
    <circle cx="640" cy="250" r="92" fill="#20262d"/><circle cx="640" cy="250" r="70" fill="#39424d"/>
    ${dots}<circle cx="640" cy="250" r="8" fill="#d8b24a"/>`;
}

function rack(metal: string, bicycles: number): string {
  const rails = Array.from({ length: bicycles }, (_, index) => {
    const y = 440 - index * 54;
    const x = 130 + index * 26;
    return `<rect x="${x}" y="${y}" width="480" height="20" rx="10" fill="${metal}"/>
      <g fill="none" stroke="#4f7fb5" stroke-width="9">
        <circle cx="${x + 90}" cy="${y - 66}" r="62"/><circle cx="${x + 390}" cy="${y - 66}" r="62"/>
        <path d="M${x + 90} ${y - 66} L${x + 190} ${y - 190} L${x + 330} ${y - 190} L${x + 390} ${y - 66} M${x + 190} ${y - 190} L${x + 240} ${y - 66} L${x + 330} ${y - 190}" stroke-linejoin="round"/>
      </g>`;
  }).reverse();
  return `<rect x="380" y="120" width="22" height="350" rx="11" fill="${metal}"/>${rails.join('')}
    <rect x="110" y="462" width="60" height="26" rx="6" fill="#b23a3a"/><rect x="610" y="462" width="60" height="26" rx="6" fill="#b23a3a"/>`;
}
