import { topics } from '../../content/help/topics.ts';
import { helpCenter, helpCenterStatic } from '../../content/helpCenter.ts';
import type { TextBlock } from '../../content/richText.ts';
import {
  Card,
  Columns,
  Container,
  Heading,
  Label,
  LinkList,
  NeedsScript,
  Section,
  Stack,
  Static,
} from '../../design/index.ts';
import type { ViewProps } from '../../routes/view.ts';
import { DocumentHead } from '../chrome/DocumentHead.tsx';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { RichText } from '../shared/RichText.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';
import { loadArticleBodies } from './articleBodies.ts';
import { articleLinkId, findArticle } from './helpArticles.ts';

const { contact, article: words } = helpCenterStatic;

const bodies = new Map<string, readonly TextBlock[]>();

export const prepare = async (id: string): Promise<boolean> => {
  const found = findArticle(id);
  if (!found) return false;
  for (const [article, body] of await loadArticleBodies[found.topic]()) bodies.set(article, body);
  return true;
};

/** A help article on a page of its own, which can be read without a script (decision H13). */
const HelpArticlePage = ({ id }: ViewProps) => {
  const found = findArticle(id);
  const topic = topics.find(({ key }) => key === found?.topic);
  const body = bodies.get(id);
  if (!found || !topic || !body) throw new Error(`There is no text of the help article ${id}`);
  const { title, content, readTime } = found.article;
  const description = fill(words.description, { content, readTime, topic: topic.title });
  const head = { title, description, heading: title, lead: content };
  return (
    <Static name="HelpArticlePage">
      <Page
        route="helpArticle"
        words={head}
        label={title}
        head={
          // The image is the help center's, and so is what describes it.
          <DocumentHead route="helpArticle" id={id} words={{ ...head, heading: helpCenter.heading }} />
        }
      >
        <PageHeader words={head} />
        <Section size="sm">
          <Container>
            <Columns ratio="wide">
              <Stack gap={3}>
                <Label>{readTime}</Label>
                <RichText blocks={body} />
                <NeedsScript>
                  <RouteLink to="helpCenter" hash={articleLinkId(id)}>
                    {words.inHelpCenter}
                  </RouteLink>
                </NeedsScript>
              </Stack>
              <Stack gap={4}>
                <nav aria-labelledby="help-others">
                  <Stack gap={3}>
                    <Heading as="h2" size="sm" id="help-others">
                      {fill(words.others, { topic: topic.title })}
                    </Heading>
                    <LinkList>
                      {topic.articles
                        .filter((other) => other.id !== id)
                        .map((other) => (
                          <li key={other.id}>
                            <RouteLink to="helpArticle" id={other.id}>
                              {other.title}
                            </RouteLink>
                          </li>
                        ))}
                    </LinkList>
                    <RouteLink to="helpCenter">{words.all}</RouteLink>
                  </Stack>
                </nav>
                <Card>
                  <Stack gap={3}>
                    <Heading as="h2" size="sm">
                      {contact.heading}
                    </Heading>
                    <RouteLink to="contact">{helpCenter.article.contact}</RouteLink>
                  </Stack>
                </Card>
              </Stack>
            </Columns>
          </Container>
        </Section>
      </Page>
    </Static>
  );
};

export default HelpArticlePage;
