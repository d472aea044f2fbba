import type { Config } from '../../../api/src/base/config/index.ts';
import { adminLink } from './admin-link.ts';

const ACCOUNTS = [
  ['garage@demo.example', 'tous les catalogues, remises, commandes passées'],
  ['atelier@demo.example', 'tous les catalogues, sans remise'],
  ['lecteur@demo.example', 'Faisceau seulement, ne commande pas'],
  ['sansfaq@demo.example', 'Kit seulement, sans forum'],
  ['moderateur@demo.example', 'modère le forum'],
] as const;

export async function banner(config: Config, url: string, tookMs: number): Promise<string> {
  const lines = [`\nReady in ${(tookMs / 1000).toFixed(1)} s: ${url}\n`];
  if (config.demo) {
    const link = await adminLink(config, 'admin@demo.example', url);
    lines.push('Demonstration accounts (password Demo-2026!):');
    for (const [email, what] of ACCOUNTS) lines.push(`  ${email.padEnd(26)} ${what}`);
    lines.push(`\nAdministrator (one use, five minutes; npm run admin:link prints another):\n  ${link}`);
  }
  lines.push('\nCtrl+C stops it.');
  return lines.join('\n');
}
