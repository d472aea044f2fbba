import Bowser from 'bowser';

const UNKNOWN = 'Appareil inconnu';
const LENGTH_MAX = 80;

/** 'Firefox sur Windows': by it people recognise their open sessions. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const name = [browser.name, os.name].filter(Boolean).join(' sur ');
  return name ? name.slice(0, LENGTH_MAX) : UNKNOWN;
}
