import type { ComponentType } from 'react';

/** What styled-components keeps of a component. */
interface Made {
  readonly target: unknown;
  readonly componentStyle: Style;
}
interface Style {
  readonly rules: readonly unknown[];
  readonly baseStyle: Style | undefined;
}
type Template = ((...written: unknown[]) => Made) & Record<string, unknown>;
type Way = ((tag: unknown) => Template) & Record<string, Template>;

let waiting: ComponentType[] = [];
let tell = () => {};

/** Those noted since it was asked last. */
export function takeWaiting(): ComponentType[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export const onWaiting = (then: () => void): void => {
  tell = then;
};

/** The same way to make components. Elements whose style has a condition, and is the same whatever they are given, are noted. */
export function noted<Styled extends object>(styled: Styled): Styled {
  const way = styled as unknown as Way;
  const tags = Object.keys(way).map((tag) => [tag, noting(way[tag] as Template)]);
  const made = Object.assign((tag: unknown) => noting(way(tag)), Object.fromEntries(tags));
  return made as unknown as Styled;
}

const noting = (template: Template): Template =>
  Object.assign((...written: unknown[]) => {
    const made = template(...written);
    if (
      typeof made.target === 'string' &&
      hasCondition(made.componentStyle) &&
      isStatic(made.componentStyle)
    ) {
      waiting.push(made as unknown as ComponentType);
      tell();
    }
    return made;
  }, template) as Template;

const hasCondition = ({ rules }: Style): boolean => /@(media|container)/.test(String(rules));

const isStatic = ({ rules, baseStyle }: Style): boolean =>
  rules.every((rule) => typeof rule !== 'function') && (!baseStyle || isStatic(baseStyle));
