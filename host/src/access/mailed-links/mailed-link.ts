import { MAILED_LINK } from '../../base/addresses.ts';

/** What the link of a mail does, by its name in the address. */
const KINDS = { adresse: 'confirm', reprise: 'takeBack', compte: 'signUp' } as const;

export interface MailedLink {
  kind: (typeof KINDS)[keyof typeof KINDS];
  token: string;
}

let held: MailedLink | null = null;

/** Keeps the token and removes it from the address bar and the history before anything is fetched or drawn. */
export function holdMailedLink(): void {
  if (location.pathname !== MAILED_LINK) return;
  const words = new URLSearchParams(location.hash.slice(1));
  for (const [name, kind] of Object.entries(KINDS)) {
    const token = words.get(name);
    if (!token) continue;
    history.replaceState(history.state, '', location.pathname + location.search);
    held = { kind, token };
  }
}

/** Only once: a page that is visited later must not use it again. */
export function takeMailedLink(): MailedLink | null {
  const link = held;
  held = null;
  return link;
}
