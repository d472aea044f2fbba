import { useHostSelector } from '../base/hooks.ts';
import { selectBrand } from '../config/config.slice.ts';

/** Three wires that end in a trailer's socket; the socket has the supplier's colour. Or the supplier's picture. The name stands beside it. */
export function Logo({ size = 32 }: { size?: number }) {
  const { colour, logo } = useHostSelector(selectBrand);
  if (logo) return <img alt="" src={logo} height={size} />;
  return (
    <svg
      data-logo
      aria-hidden
      viewBox="0 0 44 32"
      width={(size * 44) / 32}
      height={size}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <path stroke="#f0c000" d="M2 7c10 0 8 9 16 9" />
      <path stroke="#1f8fe6" d="M2 16h16" />
      <path stroke="#e0483e" d="M2 25c10 0 8-9 16-9" />
      <g stroke={colour || 'currentcolor'}>
        <circle cx="30" cy="16" r="11.5" />
        <path d="M30 16h.01M30 10h.01M30 22h.01M25 13h.01M25 19h.01M35 13h.01M35 19h.01" />
      </g>
    </svg>
  );
}
