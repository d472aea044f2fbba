import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanHtml } from './clean-html.ts';

/** What is sent, and what is stored of it. */
const HOSTILE: readonly (readonly [sent: string, kept: string])[] = [
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<p class="x" id="y" data-z="1" onclick="x()">a</p>', '<p>a</p>'],
  ['<style>p{display:none}</style>a', 'a'],
  ['<script>alert(1)</script>a', 'a'],
  ['<textarea><script>x</script></textarea>a', 'a'],
  ['<svg onload=x()><a href="#">a</a></svg>', '<a href="#">a</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://a.example"></iframe>', ''],
  ['<form action="https://a.example"><input name="a"></form>', ''],
  ['<u>a</u><span>b</span><h1>c</h1>', 'abc'],
  ['<a href="data:text/html,<script>x</script>">a</a>', '<a>a</a>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="vbscript:x">a</a>', '<a>a</a>'],
  ['<a href="ftp://a.example">a</a>', '<a>a</a>'],
  ['<a href="//a.example">a</a>', '<a>a</a>'],
  [
    '<a href="https://a.example" target="_blank" rel="opener" style="x" title="y">a</a>',
    '<a href="https://a.example">a</a>',
  ],
  ['<!-- a -->b', 'b'],
  ['<b>a', '<b>a</b>'],
];

const FINE = [
  '<p>a<br />b</p>',
  '<b>a</b><strong>b</strong><i>c</i><em>d</em>',
  '<a href="http://a.example/?b=1&amp;c=2">a</a>',
  '<a href="https://a.example">a</a>',
  '<a href="mailto:a@b.example">a</a>',
  '1 &lt; 2 &amp; 3',
];

describe('the HTML of a text', () => {
  for (const [sent, kept] of HOSTILE)
    it(`keeps ${kept || 'nothing'} of ${JSON.stringify(sent)} [W3.12]`, () => {
      assert.equal(cleanHtml(sent), kept);
    });

  it('is stored unchanged when it uses only what the editor offers, also when it is cleaned twice [W3.12]', () => {
    for (const text of FINE) {
      assert.equal(cleanHtml(text), text);
      assert.equal(cleanHtml(cleanHtml(text)), text);
    }
  });
});
