import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { readSupplier } from '../settings/supplier.ts';
import { render } from './layout.ts';

const { app } = await buildTestApp({ products: 1 });
const supplier = await readSupplier(app.db);

describe('the text of a mail', () => {
  it('keeps a name on one line: a line break in it adds no line to the mail', () => {
    const forged = 'Ana\r\nBcc: voleur@ailleurs.example\u2028Total\u00a0: 0 €';
    const { text, subject } = render(
      {
        subject: forged,
        title: forged,
        greeting: `Bonjour ${forged},`,
        parts: [
          { kind: 'facts', facts: [['Votre référence', forged]] },
          { kind: 'lines', head: ['Produit'], lines: [[forged]] },
        ],
      },
      supplier,
    );
    for (const line of [subject, ...text.split('\n')]) assert.doesNotMatch(line, /^(Bcc|Total)/);
    assert.equal(text.split('Ana Bcc: voleur@ailleurs.example Total').length, 5);
  });
});
