import { config } from '../config.ts';
import { faq } from '../content/faq.ts';
import { postIds } from '../content/ids.ts';
import { postFacts, posts } from '../content/posts.ts';
import { socialImage } from '../routes/socialImage.ts';
import { type Route, routeOf } from '../routes/table.ts';
import type { KnownPage } from './pageFacts.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const url = (path: string): string => config.siteUrl + path;
const organizationId = url('/#organization');

const organization = (): Thing => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: config.name,
  url: url('/'),
  logo: url('/icon-512.png'),
  email: config.contactEmail,
});

const webSite = (): Thing => ({
  '@type': 'WebSite',
  name: config.name,
  url: url('/'),
  inLanguage: 'en',
  publisher: { '@id': organizationId },
});

const breadcrumbList = ({ match, facts }: KnownPage): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: facts.trail.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: url(href ?? match.path),
  })),
});

const faqPage = (): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faq.groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});

const blogPosting = ({ match }: KnownPage): Thing[] =>
  postIds
    .filter((id) => id === match.id)
    .map((id) => ({
      '@type': 'BlogPosting',
      headline: posts[id].title,
      description: posts[id].description,
      datePublished: postFacts[id].date,
      articleSection: postFacts[id].category,
      inLanguage: 'en',
      image: url(socialImage('post', id)),
      mainEntityOfPage: url(match.path),
      author: { '@type': 'Organization', name: postFacts[id].author, url: url('/') },
      publisher: { '@type': 'Organization', '@id': organizationId, name: config.name },
    }));

/** What a row's `schema` stands for. */
const thingsOf: Readonly<Record<NonNullable<Route['schema']>, (page: KnownPage) => Thing[]>> = {
  site: () => [organization(), webSite()],
  questions: () => [faqPage()],
  post: blogPosting,
};

/**
 * What a page is, for search engines (schema.org), as a data block: browsers do not execute it, so that no policy
 * for scripts concerns it. Nothing about invented ratings, jobs or offers (decision H11), and nothing on pages
 * that are not to be found.
 */
export const structuredData = (page: KnownPage): string => {
  const { isHidden, schema, path } = routeOf(page.match.name);
  if (isHidden) return '';
  const things = [
    ...(path === '/' ? [] : [breadcrumbList(page)]),
    ...(schema === undefined ? [] : thingsOf[schema](page)),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // No `<` may stand in it: `</script` would end the block.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};
