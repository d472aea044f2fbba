import { expect as playwright } from 'playwright/test';

/**
 * What a page shows is asked again until it holds: a page that was read once, right after a click, was sometimes read
 * before React had answered. Twice the longest wait seen on a machine of two busy cores.
 */
export const expect = playwright.configure({ timeout: 15_000 });
