// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageFacts } from '../../../src/site-build/pageFacts.ts';

const nav = '<nav aria-label="Breadcrumb" class="c"><div><span>fx</span><ol class="t">LIST</ol></div></nav>';
const list =
  '<li><a href="/">Home</a></li><li><a class="x" href="/services?a=1&amp;b=2">Services</a></li><li><span aria-current="page">Trust &amp; safety</span></li>';
const body = (h1: string) =>
  `<ol><li>not this</li></ol>${nav.replace('LIST', list)}<main>${h1}<h2>More</h2></main>`;

describe('the facts of a page', () => {
  it('are read from its markup, as a reader sees them', () => {
    const h1 = '<h1 class="c">Hand over<!-- --> the <span class="s">desk</span>\n work &#x27;now&#x27;.</h1>';
    expect(pageFacts({ body: body(h1) })).toEqual({
      heading: "Hand over the desk work 'now'.",
      trail: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services?a=1&b=2' },
        { label: 'Trust & safety' },
      ],
    });
  });

  it.each(['', '<h1>One</h1><h1>Two</h1>'])('need exactly one h1: "%s"', (h1) => {
    expect(() => pageFacts({ body: body(h1) })).toThrow(/h1/);
  });
});
