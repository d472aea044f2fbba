import styled from 'styled-components';
import { color, space } from '../src/theme/index.ts';
import { Link, Page, PageTitle, WireStripe } from '../src/ui/index.ts';
import { sections } from './sections.ts';

/** One section (?section=fields), or the list of all sections. */
export function Gallery({ section }: { section: string | null }) {
  const found = sections.find(({ id }) => id === section);
  return (
    <>
      <Head>
        <Link href="?">Galerie</Link>
        <span>
          <Link href={`?section=${section ?? ''}&scheme=light`}>clair</Link>{' '}
          <Link href={`?section=${section ?? ''}&scheme=dark`}>sombre</Link>
        </span>
      </Head>
      <WireStripe />
      <Page as="main">
        <PageTitle title={found?.title ?? 'Galerie'} />
        {found ? (
          <found.content />
        ) : (
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link href={`?section=${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </Page>
    </>
  );
}

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  gap: ${space('l')};
  padding: ${space('m', 'xl')};
  background: ${color('header')};
  color: ${color('headerInk')};
  & a { color: inherit; }
`;
