import { topics } from '../../content/help/topics.ts';
import { pageNames } from '../../content/pageNames.ts';
import { posts, postsOnPage } from '../../content/posts.ts';
import { sitemap } from '../../content/sitemap.ts';
import {
  Container,
  Grid,
  Heading,
  LinkList,
  PagePicture,
  Section,
  Stack,
  Static,
  TextLink,
} from '../../design/index.ts';
import { documents } from '../../routes/documents.ts';
import { href } from '../../routes/href.ts';
import { type RouteName, routeNames, routeOf, type SitemapGroup } from '../../routes/table.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';

interface Entry {
  readonly label: string;
  readonly href: string;
}

/** Of the posts, only the latest: the list must not grow with them (decision R16). The articles have their own list. */
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

const Links = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <LinkList>
    {entries.map((entry) => (
      <li key={entry.href}>
        <TextLink href={entry.href}>{entry.label}</TextLink>
      </li>
    ))}
  </LinkList>
);

const SitemapPage = () => (
  <Static name="SitemapPage">
    <Page route="sitemap" words={sitemap}>
      <PageHeader words={sitemap} picture={<PagePicture subject="tree" alt="" />} />
      <Section size="sm">
        <Container>
          <Grid>
            {groups.map(([group, heading]) => (
              <section key={group}>
                <Heading as="h2" size="sm">
                  {heading}
                </Heading>
                <Links
                  entries={routeNames.filter((name) => routeOf(name).group === group).flatMap(entriesOf)}
                />
              </section>
            ))}
          </Grid>
        </Container>
      </Section>
      <Section size="sm" tone="sheet">
        <Container>
          <Stack gap={4}>
            <Heading as="h2">{sitemap.articles}</Heading>
            <Grid>
              {topics.map(({ key, title, articles }) => (
                <section key={key}>
                  <Heading as="h3" size="sm">
                    {title}
                  </Heading>
                  <Links
                    entries={articles.map(({ id, title }) => ({
                      label: title,
                      href: href('helpArticle', id),
                    }))}
                  />
                </section>
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default SitemapPage;
