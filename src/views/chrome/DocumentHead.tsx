import { config } from '../../config.ts';
import type { PageWords } from '../../content/page.ts';
import { site } from '../../content/site.ts';
import { canonicalHref } from '../../routes/href.ts';
import { socialImage } from '../../routes/socialImage.ts';
import { type RouteName, routeOf } from '../../routes/table.ts';
import { usePage, useWholePage } from '../../shell/usePage.ts';
import { fill } from '../shared/words.ts';

interface DocumentHeadProps {
  readonly route: RouteName;
  readonly id: string;
  readonly words: PageWords;
}

/** Title, description, canonical address (the long one, R2) and link preview. */
export const DocumentHead = (props: DocumentHeadProps) => {
  const isWhole = useWholePage();
  if (!usePage('isShown')) return null;
  return (
    <>
      <title>{fullTitleOf(props.words)}</title>
      {isWhole ? <Metadata {...props} /> : null}
    </>
  );
};

const fullTitleOf = ({ title }: PageWords): string => `${title} – ${config.name}`;

const Metadata = ({ route, id, words }: DocumentHeadProps) => {
  const { isHidden = false, schema } = routeOf(route);
  const fullTitle = fullTitleOf(words);
  const url = config.siteUrl + canonicalHref(route, id);
  return (
    <>
      <meta name="description" content={words.description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={words.description} />
      <meta property="og:type" content={schema === 'post' ? 'article' : 'website'} />
      <meta property="og:site_name" content={config.name} />
      {isHidden ? null : <meta property="og:url" content={url} />}
      <meta property="og:image" content={config.siteUrl + socialImage(route, id)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={fill(site.socialImage, { heading: words.heading })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
