import type { ComponentType, SVGProps } from 'react';

/** Any icon of lucide-react: import the one you show, nothing else is bundled. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

interface Props {
  of: IconShape;
  size?: number;
}

const keepsItsSize = { flex: 'none' };

/** Never speaks: the name belongs to the control or the text beside it. */
export const Icon = ({ of: Shape, size = 18 }: Props) => (
  <Shape size={size} strokeWidth={1.75} style={keepsItsSize} aria-hidden focusable={false} />
);
