import type { ComponentType } from 'react';

/** The holes that the host leaves for remotes, and what it hands to whoever fills one. */
export interface SlotProps {
  'header.cart': Record<string, never>;
  /** What waits for a moderator of the forum; nobody else is shown it. */
  'header.faq': Record<string, never>;
  'home.search': Record<string, never>;
  'home.kits': Record<string, never>;
  'home.express': Record<string, never>;
  'account.deliveries': Record<string, never>;
  /** Finding a product in the administrators' list (A2.31); what is found is theirs to open. */
  'admin.catalogSearch': { onOpen: (prodId: string) => void };
  /** Dialogs that must be reachable from every page, such as the product modal. */
  overlay: Record<string, never>;
}

export type SlotName = keyof SlotProps;

export type SlotComponents = { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
