import type { ComponentType } from 'react';

/** The slots that remotes can fill, with the properties that the content receives. */
export interface SlotProps {
  'header.cart': Record<string, never>;
  /** Number of contributions that wait for moderation; shown to moderators of the forum only. */
  'header.faq': Record<string, never>;
  'home.search': Record<string, never>;
  'home.kits': Record<string, never>;
  'home.express': Record<string, never>;
  'account.deliveries': Record<string, never>;
  /** Product search in the administrators' list (A2.31); the surrounding page decides how to open the result. */
  'admin.catalogSearch': { onOpen: (prodId: string) => void };
  /** Dialogs that can be opened from every page, such as the product modal. */
  overlay: Record<string, never>;
}

export type SlotName = keyof SlotProps;

export type SlotComponents = { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
