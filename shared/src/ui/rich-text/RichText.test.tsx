import { act, render, screen } from '@testing-library/react';
import { RichTextEditor } from './RichTextEditor.tsx';
import { RichTextView } from './RichTextView.tsx';
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

it('counts what a reader sees [C5.09]', () => {
  expect(textLength('<p>  <b>Vingt</b> <script>x</script>lettres </p>')).toBe(13);
});

it('loads its library when it is shown, and counts in red under twenty characters [C2.27][C7.47]', async () => {
  render(<RichTextEditor label="Contribution" value="<p>Court.</p>" onValue={() => {}} minLength={20} />);
  expect(screen.getByRole('status')).toHaveTextContent("Ouverture de l'éditeur...");
  expect(await screen.findByRole('textbox', { name: 'Contribution' })).toHaveTextContent('Court.');
  expect(screen.getByText('6 caractères, 20 au minimum')).toBeVisible();
  for (const name of ['Gras', 'Italique', 'Lien', 'Code source', 'Effacer la mise en forme'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  await act(async () => {});
});
