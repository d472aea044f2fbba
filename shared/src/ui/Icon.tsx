import type { ComponentType, SVGProps } from 'react';

/** Any icon of lucide-react: import the one you show, so that no other is bundled. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

interface Props {
  of: IconShape;
  size?: number;
}

const keepsItsSize = { flex: 'none' };

/** Hidden from screen readers: the control or the text beside it carries the name. */
export const Icon = ({ of: Shape, size = 18 }: Props) => (
  <Shape size={size} strokeWidth={1.75} style={keepsItsSize} aria-hidden focusable={false} />
);
