import { act, render, screen, waitFor } from '@testing-library/react';
import { RichTextEditor } from './RichTextEditor.tsx';
import { RichTextView } from './RichTextView.tsx';
import { sanitizedFragment, sanitizedText } from './sanitize.ts';
import { textLength } from './textLength.ts';

describe('RichTextView', () => {
  it.each([
    ['<b>gras</b> <i>it</i> <p>p</p><br>', '<b>gras</b> <i>it</i> <p>p</p><br>'],
    ['<script>alert(1)</script>reste', 'reste'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="x" style="color:red" id="a">p</p>', '<p>p</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
    ['<iframe src="https://a.example"></iframe><h1>t</h1>', 't'],
    [
      '<a href="mailto:a@b.example">a</a>',
      '<a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
  ])('shows %p as %p [D7]', (html, safe) => {
    const { container } = render(<RichTextView html={html} />);
    expect(container.firstElementChild?.innerHTML).toBe(safe);
  });
});

describe('RichTextEditor', () => {
  it('takes the focus once it is loaded, where its user has asked for it', async () => {
    render(<RichTextEditor label="Texte" value="" onValue={() => {}} autoFocus />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Texte' })).toHaveFocus());
  });
});

/** The server sanitises too; each of the two must be safe without the other. */
describe('sanitising of user-written HTML in the page [D7] [W3.12]', () => {
  const inLink = (address: string) => `<a href="${address}">lien</a>`;

  it.each([
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHA+eDwvcD4=',
    '//ailleurs.example/x',
    '/extradmin',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example',
  ])('removes the address %p from a link', (address) => {
    const link = sanitizedFragment(inLink(address)).querySelector('a');
    expect(link?.textContent).toBe('lien');
    expect(link?.hasAttribute('href')).toBe(false);
  });

  it.each(['https://a.example/x?y=1', 'http://a.example', 'mailto:a@b.example'])(
    'keeps the address %p',
    (address) => {
      const link = sanitizedFragment(inLink(address)).querySelector('a');
      expect(link?.getAttribute('href')).toBe(address);
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    },
  );

  it.each([
    '<p style="position:fixed;inset:0">x</p>',
    '<p data-id="1" aria-label="y" class="z" id="t" title="u">x</p>',
    '<p onclick="alert(1)" onmouseover="alert(1)">x</p>',
  ])('removes all attributes from %p', (html) => {
    expect(sanitizedText(html)).toBe('<p>x</p>');
  });

  it.each([
    '<style>*{display:none}</style>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext></mtext></math>',
    '<form action="https://a.example"><input name="password"></form>',
    '<img src="data:image/png;base64,x" onerror="alert(1)">',
    '<iframe srcdoc="x"></iframe>',
    '<object data="x"></object>',
    '<base href="https://a.example">',
    '<meta http-equiv="refresh" content="0">',
  ])('removes %p completely', (html) => {
    expect(sanitizedText(html)).toBe('');
  });
});

it('the text length counts visible characters only [C5.09]', () => {
  expect(textLength('<p>  <b>Vingt</b> <script>x</script>lettres </p>')).toBe(13);
});

it('the editor loads its library when it is shown, and counts in red under twenty characters [C2.27][C7.47]', async () => {
  render(<RichTextEditor label="Contribution" value="<p>Court.</p>" onValue={() => {}} minLength={20} />);
  expect(screen.getByRole('status')).toHaveTextContent('Ouverture de l’éditeur…');
  expect(await screen.findByRole('textbox', { name: 'Contribution' })).toHaveTextContent('Court.');
  expect(screen.getByText('6 caractères, 20 au minimum')).toBeVisible();
  for (const name of ['Gras', 'Italique', 'Lien', 'Code source', 'Effacer la mise en forme'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  await act(async () => {});
});
