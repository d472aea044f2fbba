import { useState } from 'react';
import { Button, Columns, Panel, Stack } from '../../src/ui/index.ts';
import { RichTextEditor, RichTextView } from '../../src/ui/rich-text/index.ts';
import { Example } from '../Example.tsx';

const harmless =
  '<p>Le faisceau <strong>FA-00012</strong> se branche <em>derrière</em> la garniture.</p><p>Voir <a href="https://example.com/notice">la notice</a>.</p>';
const malicious =
  '<p onclick="alert(1)">Texte <img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">lien</a><style>*{display:none}</style> resté.</p>';

export function RichText() {
  const [shown, setShown] = useState(false);
  const [html, setHtml] = useState(harmless);
  const [empty, setEmpty] = useState('');
  return (
    <>
      <Example name="RichTextView">
        <Columns>
          <Panel title="Contribution">
            <RichTextView html={harmless} />
          </Panel>
          <Panel title="Hostile">
            <RichTextView html={malicious} />
          </Panel>
        </Columns>
      </Example>
      <Example name="RichTextEditor">
        {shown ? (
          <Stack>
            <RichTextEditor label="Votre contribution" value={html} onValue={setHtml} minLength={20} />
            <RichTextEditor
              label="Trop court"
              value={empty}
              onValue={setEmpty}
              minLength={20}
              hint="20 caractères au minimum."
              error="Écrivez au moins 20 caractères."
            />
            <RichTextEditor label="Désactivé" value={harmless} onValue={setHtml} disabled />
            <output data-html>{html}</output>
          </Stack>
        ) : (
          <Button onClick={() => setShown(true)}>Contribuer</Button>
        )}
      </Example>
    </>
  );
}
