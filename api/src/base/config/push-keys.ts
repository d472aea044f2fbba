import { startError } from '../start-error.ts';

/** The pair of keys by which push services know us (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** How a push service reaches whoever runs this portal. */
  readonly subject: string;
  /** A push service of the house: the only place with a private address that is pushed to. */
  readonly privateOrigin: string | null;
}

/** Null: the portal pushes nothing, and pages do not offer it. */
export function parsePushKeys(read: (name: string) => string | null, publicUrl: string): PushKeys | null {
  const publicKey = read('PUSH_PUBLIC_KEY');
  const privateKey = read('PUSH_PRIVATE_KEY');
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey || !isPoint(publicKey) || !isScalar(privateKey))
    throw startError(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY go together, as `npm run push:keys` printed them.',
    );
  const privateOrigin = read('PUSH_PRIVATE_ORIGIN');
  if (privateOrigin !== null && URL.parse(privateOrigin)?.origin !== privateOrigin)
    throw startError('PUSH_PRIVATE_ORIGIN must be an origin such as https://push.example.');
  return { publicKey, privateKey, subject: read('PUSH_CONTACT') ?? publicUrl, privateOrigin };
}

const isPoint = (text: string) => /^B[\w-]{86}$/.test(text);
const isScalar = (text: string) => /^[\w-]{43}$/.test(text);
