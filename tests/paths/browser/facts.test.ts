import { afterEach, expect, it } from 'vitest';
import { factsOnPage } from './facts.ts';

afterEach(() => document.body.replaceChildren());

const factsOf = (html: string): ReadonlySet<number> => {
  document.body.innerHTML = html;
  return new Set(factsOnPage().values());
};
const newFacts = (before: string, after: string): number => {
  const knownFacts = factsOf(before);
  return [...factsOf(after)].filter((fact) => !knownFacts.has(fact)).length;
};

it.each([
  ['words', '<p id="a">Ada</p>', '<p id="b">Grace</p>'],
  ['values', '<input value="Ada">', '<input value="Grace">'],
  ['one more item of the same kind', '<ul><li>One</ul>', '<ul><li>One<li>Two</ul>'],
  ['an address', '<a href="/a">A</a>', '<a href="/b">A</a>'],
  [
    'the id of a description',
    '<i id="a"></i><b aria-describedby="a">',
    '<i id="c"></i><b aria-describedby="c">',
  ],
  ['an inline style', '<p style="width: 1px">', '<p style="width: 2px">'],
])('%s: nothing new', (_, before, after) => expect(newFacts(before, after)).toBe(0));

it.each([
  ['no words', '<button>Go</button>', '<button></button>'],
  ['a look', '<p class="a">', '<p class="b">'],
  ['a state', '<button aria-pressed="true">', '<button aria-pressed="false">'],
  ['an error', '<input>', '<input aria-invalid="true">'],
  ['a choice', '<input type="radio">', '<input type="radio" checked>'],
  ['a description', '<b aria-describedby="a">', '<i id="a"></i><b aria-describedby="a">'],
  ['another place', '<main><p></p></main>', '<main><section><p></p></section></main>'],
])('%s: new', (_, before, after) => expect(newFacts(before, after)).toBeGreaterThan(0));

it('ignores the content of drawings and of elements hidden from screen readers', () =>
  expect(
    newFacts('<svg></svg><i aria-hidden="true"></i>', '<svg><g/></svg><i aria-hidden="true"><b></b></i>'),
  ).toBe(0));
