import type { Config } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** Base64 of UTF-8 JSON: atob alone would break every accent. */
export async function fetchConfig(): Promise<Config> {
  const base64 = await http.get<string>('/config', { quiet: true, responseType: 'text' });
  const bytes = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Config;
}
