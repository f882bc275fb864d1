import { blog } from '../content/blog.ts';
import { postIds, posts } from '../content/posts.ts';
import { href } from '../routes/href.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const instant = (day: string): string => `${day}T00:00:00Z`;

const maxEntries = 50;

/** The latest posts, as Atom (RFC 4287). */
export const feed = (siteUrl: string, siteName: string): string => {
  const latestFirst = postIds().reverse().slice(0, maxEntries);
  const days = latestFirst.map((id) => posts[id].date);
  const entries = latestFirst.map((id) => {
    const { title, excerpt, author, category, date } = posts[id];
    const url = escaped(siteUrl + href('post', id));
    return `  <entry>
    <id>${url}</id>
    <title>${escaped(title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${instant(date)}</published>
    <updated>${instant(date)}</updated>
    <author><name>${escaped(author)}</name></author>
    <category term="${escaped(category)}"/>
    <summary>${escaped(excerpt)}</summary>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escaped(siteUrl + href('blog'))}</id>
  <title>${escaped(`${blog.heading} – ${siteName}`)}</title>
  <subtitle>${escaped(blog.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(siteUrl)}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${escaped(siteUrl + href('blog'))}"/>
  <updated>${instant(days[0] ?? '1970-01-01')}</updated>
${entries.join('\n')}
</feed>
`;
};
