import { postIds, servicePageIds } from '../../content/ids.ts';
import { posts } from '../../content/posts.ts';
import { serviceFacts } from '../../content/serviceFacts.ts';
import { sitemap } from '../../content/sitemap.ts';
import { Container, Grid, Heading, LinkList, Section, Static, TextLink } from '../../design/index.ts';
import { href, type RouteName, routeNames, routeOf, type SitemapGroup } from '../../routes/table.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';

interface Entry {
  readonly label: string;
  readonly href: string;
}

const entriesOf = (name: RouteName): Entry[] => {
  if (name === 'service') {
    return servicePageIds.map((id) => ({ label: serviceFacts[id].name, href: href('service', id) }));
  }
  if (name === 'post') return postIds.map((id) => ({ label: posts[id].title, href: href('post', id) }));
  const { label, path, sampleId = '' } = routeOf(name);
  return [{ label, href: path.replace(':id', sampleId) }];
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
