// npm run push:keys: a new pair of keys for web push (VAPID), for the environment of every process of the portal.
// With another pair, browsers that were subscribed have to be asked again.
import { newPushKeys } from '../api/src/base/secrets/index.ts';

const { publicKey, privateKey } = newPushKeys();
console.log(`PUSH_PUBLIC_KEY=${publicKey}`);
console.log(`PUSH_PRIVATE_KEY=${privateKey}`);
