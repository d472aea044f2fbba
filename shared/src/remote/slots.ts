import type { ComponentType } from 'react';

/** What was typed into the field of the search before the remote behind it was there; the shell keeps it meanwhile. */
export interface EarlySearch {
  text: string;
  /** The field has the focus. */
  focused: boolean;
  /** Enter was pressed. */
  submitted: boolean;
  /** To be called once the remote shows its own field with all that. */
  taken: () => void;
}

/** The slots that remotes can fill, with the properties that the content receives. */
export interface SlotProps {
  /** The cart in the header of every customer's page. */
  'header.cart': Record<string, never>;
  /** Number of contributions that wait for moderation; shown to moderators of the forum only. */
  'header.faq': Record<string, never>;
  /** The one search, in the header of every customer's page but the home page; `onLeave`: nobody searches any more. */
  'header.search': { early?: EarlySearch; onLeave?: () => void };
  /** The same search, large, at the head of the home page. */
  'home.search': { early?: EarlySearch };
  /** Kits on the home page. */
  'home.kits': Record<string, never>;
  /** Ordering by references alone, on the home page. */
  'home.express': Record<string, never>;
  /** Orders at hand on the home page: what waits, and the last ones. */
  'home.orders': Record<string, never>;
  /** The tab of delivery addresses in the account. */
  'account.deliveries': Record<string, never>;
  /**
   * Product search in the administrators' list (A2.31); the surrounding page decides how to open the result, and keeps which
   * columns were chosen.
   */
  'admin.catalogSearch': {
    onOpen: (prodId: string) => void;
    columns?: readonly string[];
    onColumns?: (columns: readonly string[]) => void;
  };
  /**
   * What waits for moderation in the forum, or all of one reference, on a page of the back office (B9.06). The page hears when
   * less waits, for the count in its menu.
   */
  'admin.moderation': { about?: string; onDecided?: () => void };
  /** Dialogs that can be opened from every page, such as the product modal. */
  overlay: Record<string, never>;
}

export type SlotName = keyof SlotProps;

export type SlotComponents = { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
