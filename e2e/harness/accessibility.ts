/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Scope {
  /** A selector: only what is inside it is looked at. */
  within?: string;
  without?: string;
  impacts?: string[];
  /** Only these of axe's rules. */
  rules?: string[];
}

/** Waits for fonts and transitions, so that colours are measured and pictures taken in their final state. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What is skipped out of view begins its transitions when it is asked for its colours, as axe does.
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).backgroundColor;
    const running = document.getAnimations().filter((animation) => {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    const over = Promise.allSettled(running.map((animation) => animation.finished));
    // One in a part that is skipped again meanwhile never ends: no transition of ours takes a second.
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 2000))]);
  });

/** What axe finds wrong with the page, one line for each element. */
export async function violationsOn(
  page: Page,
  { within, without, impacts, rules }: Scope = {},
): Promise<string[]> {
  await settled(page);
  // Legacy mode: otherwise axe opens an empty page for each check, which only frames of other origins need.
  let axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within) axe = axe.include(within);
  if (without) axe = axe.exclude(without);
  if (rules) axe = axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(String(impact)))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
