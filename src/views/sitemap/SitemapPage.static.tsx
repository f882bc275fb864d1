import { pageNames } from '../../content/pageNames.ts';
import { posts, postsOnPage } from '../../content/posts.ts';
import { sitemap } from '../../content/sitemap.ts';
import { Container, Grid, Heading, LinkList, Section, Static, TextLink } from '../../design/index.ts';
import { documents } from '../../routes/documents.ts';
import { href } from '../../routes/href.ts';
import { type RouteName, routeNames, routeOf, type SitemapGroup } from '../../routes/table.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';

interface Entry {
  readonly label: string;
  readonly href: string;
}

/** Of the posts, only the latest: the list must not grow with them (decision R16). The help center lists its articles. */
const entriesOf = (name: RouteName): Entry[] => {
  if (name === 'post')
    return postsOnPage(1).map((id) => ({ label: posts[id].title, href: href('post', id) }));
  if (name === 'blogPage' || name === 'helpArticle') return [];
  return documents()
    .filter(({ match }) => match.name === name)
    .map(({ match: { id, path } }) => ({
      label: pageNames[name]?.get(id) ?? routeOf(name).label,
      href: path,
    }));
};

const groups = Object.entries(sitemap.groups) as [SitemapGroup, string][];

const SitemapPage = () => (
  <Static name="SitemapPage">
    <Page route="sitemap" words={sitemap}>
      <PageHeader words={sitemap} />
      <Section size="sm">
        <Container>
          <Grid>
            {groups.map(([group, heading]) => (
              <section key={group}>
                <Heading as="h2" size="sm">
                  {heading}
                </Heading>
                <LinkList>
                  {routeNames
                    .filter((name) => routeOf(name).group === group)
                    .flatMap(entriesOf)
                    .map((entry) => (
                      <li key={entry.href}>
                        <TextLink href={entry.href}>{entry.label}</TextLink>
                      </li>
                    ))}
                </LinkList>
              </section>
            ))}
          </Grid>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default SitemapPage;
