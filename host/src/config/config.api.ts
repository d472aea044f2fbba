import type { DialCode } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { cleanConfig, type ShellConfig } from './clean-config.ts';

export const fetchConfig = async (): Promise<ShellConfig> =>
  decodeConfig(await http.get<string>('/config', { quiet: true, responseType: 'text' }));

/** Base64 of UTF-8 JSON: atob alone would break every accent. */
export function decodeConfig(base64: string): ShellConfig {
  const bytes = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
  return cleanConfig(JSON.parse(new TextDecoder().decode(bytes)));
}

export async function fetchDialCodes(): Promise<DialCode[]> {
  const answer = await http.get<unknown>('/config/dial_codes', { quiet: true });
  return Array.isArray(answer) ? answer.filter(isDialCode) : [];
}

const isDialCode = (value: unknown): value is DialCode => {
  const { dial_code, code } = (value ?? {}) as Partial<DialCode>;
  return /^\+\d{1,4}$/.test(dial_code ?? '') && typeof code === 'string' && code !== '';
};
