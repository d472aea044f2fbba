/** Values by the names of tokens. */
type Look = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** Set by early.ts, which runs before the frame is painted. */
    extranetLook?: (look: Look) => void;
  }
}

/** The supplier's colours over the portal's own; empty ones leave those. */
export const applyLook = (look: Look) => window.extranetLook?.(look);
