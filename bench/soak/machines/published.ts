import type { Objects } from '../../../api/src/base/storage/index.ts';
import { publishSample, sampleEntry, sampleRelease } from '../../../api/src/testing/published.ts';

const [BEFORE, LIVE] = ['0.9.0-z', '1.0.0-a'];

/** A shell, and a remote that was released twice: what is taken back has something to give way to. */
export async function publishTwice(store: Objects): Promise<void> {
  const entry = sampleEntry('faq', { previous: sampleRelease('faq', BEFORE) });
  const { stable: _stable, previous: _previous, ...manifest } = entry;
  await publishSample(store, [entry]);
  for (const id of [BEFORE, LIVE]) {
    const release = { ...sampleRelease('faq', id), manifest };
    await store.write(`remotes/remote-faq/${id}/release.json`, Buffer.from(JSON.stringify(release)));
    await store.write(`remotes/remote-faq/${id}/entry.js`, Buffer.from('1+1'));
  }
  const shell = { platform: { 'ui/table': ['/assets/t.js'] }, contract: 1, provides: {} };
  await store.write('host/1/shell.json', Buffer.from(JSON.stringify(shell)));
}
