import { config } from '../config.ts';
import { siteSettings } from '../configuration/site.ts';
import { faq } from '../content/faq.ts';
import { findPost } from '../content/posts.ts';
import { socialImage } from '../routes/socialImage.ts';
import { type Route, routeOf } from '../routes/table.ts';
import type { SitePage } from './pageFacts.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const url = (path: string): string => config.siteUrl + path;
const organizationId = url('/#organization');

const organization = (): Thing => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: config.name,
  slogan: siteSettings.tagline,
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

const breadcrumbList = ({ match, facts }: SitePage): Thing => ({
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

const blogPosting = ({ match }: SitePage): Thing[] => {
  const post = findPost(match.id);
  if (!post) return [];
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      articleSection: post.category,
      inLanguage: 'en',
      image: url(socialImage('post', match.id)),
      mainEntityOfPage: url(match.path),
      author: { '@type': 'Organization', name: post.author, url: url('/') },
      publisher: { '@type': 'Organization', '@id': organizationId, name: config.name },
    },
  ];
};

const thingsOf: Readonly<Record<NonNullable<Route['schema']>, (page: SitePage) => Thing[]>> = {
  site: () => [organization(), webSite()],
  questions: () => [faqPage()],
  post: blogPosting,
};

/** A data block, so no script policy applies. Must not invent ratings, jobs or offers (decision H11). */
export const structuredData = (page: SitePage): string => {
  const { isHidden, schema, path } = routeOf(page.match.name);
  if (isHidden) return '';
  const things = [
    ...(path === '/' ? [] : [breadcrumbList(page)]),
    ...(schema === undefined ? [] : thingsOf[schema](page)),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // `</script` would end the block.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
};
