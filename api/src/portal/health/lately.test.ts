import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { lately } from './lately.ts';

/** Asks what the test answers, one after the other. */
function asking(patience: Partial<Parameters<typeof lately>[1]> = {}) {
  const answers: { give: (answer: string) => void; fail: () => void }[] = [];
  const ask = lately(
    () =>
      new Promise<string>((give, reject) => {
        answers.push({ give, fail: () => reject(new Error('gone')) });
      }),
    { soonMs: 5, goodForMs: 60_000, atMostMs: 30, ...patience },
  );
  return { ask, answers };
}

describe('what is answered lately', () => {
  it('is the new answer where it comes soon', async () => {
    const { ask, answers } = asking({ soonMs: 10_000 });
    for (const answer of ['first', 'second']) {
      const asked = ask();
      answers.pop()?.give(answer);
      assert.equal(await asked, answer);
    }
  });

  it('is the last answer while the new one is late, which is asked for once', async () => {
    const { ask, answers } = asking();
    const first = ask();
    answers.pop()?.give('first');
    await first;
    assert.deepEqual(await Promise.all([ask(), ask()]), ['first', 'first']);
    assert.equal(answers.length, 1);
    answers.pop()?.give('second');
    assert.equal(await ask(), 'second');
  });

  it('is nothing once the last answer is old, or where there never was one', async () => {
    const { ask, answers } = asking({ goodForMs: 0 });
    await assert.rejects(ask(), /no answer in time/);
    answers.pop()?.give('late');
    await setImmediate();
    await assert.rejects(ask(), /no answer in time/);
  });

  it('is a failure at once, and no earlier answer after it', async () => {
    const { ask, answers } = asking();
    const first = ask();
    answers.pop()?.give('first');
    await first;
    const failing = ask();
    answers.pop()?.fail();
    await assert.rejects(failing, /gone/);
    await assert.rejects(ask(), /no answer in time/);
  });

  it('is asked for anew where the question before hangs', async () => {
    const { ask, answers } = asking();
    await assert.rejects(ask(), /no answer in time/);
    const again = ask();
    assert.equal(answers.length, 2);
    answers.pop()?.give('there');
    assert.equal(await again, 'there');
  });
});
