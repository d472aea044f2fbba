import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type JournalLine, soundBefore, takenBack, withLine } from './journal.ts';

const line = (action: JournalLine['action'], release: string, before?: string): JournalLine => ({
  ...{ at: '2026-11-23T00:00:00.000Z', by: 'anne', remote: 'faq', action, release },
  ...(before !== undefined && { before }),
});

describe('the journal of releases', () => {
  const first = [line('start', '1'), line('release', '2', '1'), line('release', '3', '2')];

  it('names what was live before, latest first', () => {
    assert.deepEqual(soundBefore(first, 'faq', '3'), ['2', '1']);
    assert.deepEqual(soundBefore(first, 'cart', '3'), []);
  });

  it('never proposes a release that was taken back: a second rollback goes further back, not forward', () => {
    const back = [...first, line('rollback', '2', '3')];
    assert.deepEqual([...takenBack(back, 'faq')], ['3']);
    assert.deepEqual(soundBefore(back, 'faq', '2'), ['1']);
  });

  it('trusts a release again once it is released on purpose', () => {
    const again = [...first, line('rollback', '2', '3'), line('release', '3', '2')];
    assert.deepEqual([...takenBack(again, 'faq')], []);
  });

  it('counts neither a canary nor a withdrawn one as having been live', () => {
    const tried = [...first, line('canary', '4', '3'), line('withdrawal', '3', '4')];
    assert.deepEqual([...takenBack(tried, 'faq')], ['4']);
    assert.deepEqual(soundBefore(tried, 'faq', '3'), ['2', '1']);
  });

  it('knows what was live before its first line', () => {
    assert.deepEqual(soundBefore([line('release', '2', '1')], 'faq', '2'), ['1']);
  });

  it('only grows, up to its limit', () => {
    const registry = withLine(
      withLine({ journal: [] as JournalLine[] }, line('start', '1')),
      line('release', '2', '1'),
    );
    assert.deepEqual(
      registry.journal?.map(({ release }) => release),
      ['1', '2'],
    );
  });
});
