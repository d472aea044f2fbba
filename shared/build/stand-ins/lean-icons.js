// Stands where lucide-react's createLucideIcon.mjs was, in the shell's build, and so for remotes too, which borrow it: an icon takes
// its size, its colour and the width of its lines, and nothing from a context (ADR 0021).
import { createElement, forwardRef } from 'react';

/** Of one object, or of a name and a node as an older lucide-react has it, by which a remote may have been built. */
export default function createLucideIcon(iconOrName, itsNode) {
  const { name, node } = typeof iconOrName === 'string' ? { name: iconOrName, node: itsNode } : iconOrName;
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each drawing, as lucide's own is.
  const Icon = forwardRef(({ size = 24, color = 'currentColor', className, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        // Without a name it is hidden from those who hear the page.
        'aria-hidden': children || rest.role || rest.title || rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...drawn,
      children,
    ),
  );
  Icon.displayName = name;
  return Icon;
}
