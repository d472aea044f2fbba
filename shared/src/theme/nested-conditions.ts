import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<Parameters<typeof StyleSheetManager>[0]['stylisPlugins']>[number];
type Part = Parameters<Plugin>[0];

const CONDITION = /^@(media|container|supports)$/;

/**
 * Writes `.a { @media (…) { … } }` where stylis writes `@media (…) { .a { … } }`. It means the same, but a browser styles every element
 * of the page anew when a sheet gets a condition, and none when it gets a rule: the first dialog, menu or table would each restyle the
 * page under the hand (ADR 0058).
 */
export const nestedConditions: Plugin = (part, at, siblings) => {
  if (part.root || !CONDITION.test(part.type)) return;
  const rules = rulesWith(part);
  if (!rules) return;
  // What follows is written next, in its place; nothing is written for what is empty.
  siblings.splice(at + 1, 0, ...rules);
  part.children = [];
};

/** The rules under a condition, each with the condition inside; undefined where something else is under it (`@page`). */
function rulesWith(condition: Part): Part[] | undefined {
  const rules: Part[] = [];
  for (const child of condition.children as readonly Part[]) {
    const inner = child.type === 'rule' ? [child] : CONDITION.test(child.type) ? rulesWith(child) : undefined;
    if (!inner) return undefined;
    for (const rule of inner) {
      const turned = { ...condition, root: rule, children: rule.children };
      rules.push({ ...rule, root: null, children: [turned] });
    }
  }
  return rules;
}
