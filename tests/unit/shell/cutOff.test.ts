import { expect, it } from 'vitest';
import { cutOff } from '../../../src/shell/effects/cutOff.ts';

const html = '<p>a<b>b</b>c</p>d<ul><li>e<i>f</i></li><li>g</li></ul><p>h</p>';

const fragmentOf = (): DocumentFragment => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const fragment = document.createDocumentFragment();
  fragment.append(...body.childNodes);
  return fragment;
};

it.each([
  [1, '<p>a</p>'],
  [2, '<p>a<b>b</b>c</p>d'],
  [3, '<p>a<b>b</b>c</p>d<ul></ul>'],
  [5, '<p>a<b>b</b>c</p>d<ul><li>e<i>f</i></li></ul>'],
  [7, html],
  [8, html],
])('keeps the first %i elements, and puts the others back once', (count, start) => {
  const place = document.createElement('div');
  const fragment = fragmentOf();
  const first = fragment.firstElementChild;
  const addRest = cutOff(fragment, count);
  place.append(fragment);
  expect(place.innerHTML).toBe(start);
  addRest(place);
  addRest(place);
  expect(place.innerHTML).toBe(html);
  expect(place.firstElementChild).toBe(first);
});
