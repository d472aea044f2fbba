import type { App } from '../base/app-types.ts';
import type { Answer } from './signed-in.ts';

interface Sent {
  readonly uploadId: string;
  readonly name: string;
  readonly contents: Uint8Array | string;
  /** Browsers send fields in the order of the form: both happen. */
  readonly fileFirst?: boolean;
}

/** POST /admin/upload as a browser sends it. */
export async function upload(app: App, token: string | null, sent: Sent): Promise<Answer> {
  const form = new FormData();
  const file = new File([Buffer.from(sent.contents)], sent.name);
  if (sent.fileFirst) form.append('file', file);
  form.append('upload_id', sent.uploadId);
  if (!sent.fileFirst) form.append('file', file);
  const body = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/upload',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    json: <T>() => JSON.parse(response.body) as T,
  };
}
