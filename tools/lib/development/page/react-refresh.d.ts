declare module 'react-refresh/runtime' {
  /** Before React is evaluated. */
  export function injectIntoGlobalHook(window: Window): void;
  export const createSignatureFunctionForTransform: unknown;
  export const getFamilyByType: unknown;
  export const isLikelyComponentType: unknown;
  export const performReactRefresh: unknown;
  export const register: unknown;
}
