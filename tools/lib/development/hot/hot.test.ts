import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../workspaces.ts';
import nameStyled from './styled-loader.ts';
import { faultOf } from './watch-remote.ts';

describe('a build that failed', () => {
  it('names the place that the compiler names, as seen from the checkout, without the calls inside it', () => {
    const file = join(root, 'remote-faq/src/a.tsx');
    const message = `Module build failed:\n\u001b[31m x\u001b[0m Expected ','\n   ,-[${file}:27:1]\n 27 | <<A\n\n\nCaused by:\n    Syntax Error`;
    const fault = faultOf({ message, moduleName: './src/a.tsx' });
    assert.equal(fault.place, 'remote-faq/src/a.tsx:27:1');
    assert.match(fault.text, /^Module build failed:\n x Expected ','/);
    assert.doesNotMatch(fault.text, /Caused by/);
  });

  it('names the module where the message has no place', () => {
    const fault = faultOf({ message: "Can't resolve './b.ts'", moduleName: './src/a.tsx', loc: '3:0-20' });
    assert.deepEqual(fault, { kind: 'syntax', place: './src/a.tsx:3:0-20', text: "Can't resolve './b.ts'" });
  });
});

describe('styled components', () => {
  it('are named to React Refresh, wherever in the file they are used', () => {
    const source =
      'const Words = styled.div`a`;\nexport const Card = styled(Row)`b`;\nconst rows = styled(x);\n';
    assert.match(nameStyled(source), /\n\$RefreshReg\$\(Words, 'Words'\);\n\$RefreshReg\$\(Card, 'Card'\);$/);
    assert.equal(nameStyled('const a = 1;'), 'const a = 1;');
  });
});
