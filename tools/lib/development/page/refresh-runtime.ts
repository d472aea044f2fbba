// Takes the place of react-refresh/runtime in the remote's build: React was told of the page's copy, before it was evaluated.
import { development } from './remote-in-page.ts';

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = development().refresh;

/** Done by the page, at a time when it was of use. */
export const injectIntoGlobalHook = (): void => {};
