import { expect, it } from 'vitest';
import { cutOff } from '../../src/effects/cutOff.ts';

const html = '<p>a<b>b</b>c</p>d<ul><li>e<i>f</i></li><li>g</li></ul><p>h</p>';

const rootOf = (): HTMLElement => {
  const root = document.createElement('div');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  root.append(...body.childNodes);
  return root;
};

it.each([
  [1, '<p>a</p>'],
  [2, '<p>a<b>b</b>c</p>d'],
  [3, '<p>a<b>b</b>c</p>d<ul></ul>'],
  [5, '<p>a<b>b</b>c</p>d<ul><li>e<i>f</i></li></ul>'],
  [7, html],
  [8, html],
])('keeps the first %i elements, and puts the others back once', (count, start) => {
  const root = rootOf();
  const first = root.firstElementChild;
  const addRest = cutOff(root, count);
  expect(root.innerHTML).toBe(start);
  addRest();
  addRest();
  expect(root.innerHTML).toBe(html);
  expect(root.firstElementChild).toBe(first);
});
