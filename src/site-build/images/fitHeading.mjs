// @ts-check
/// <reference lib="dom" />
/**
 * Runs in the page of a social image: gives the heading (`data-fit`) the largest size at which it fits its parent,
 * in CSS pixels, and says so in that attribute; `none` where it fits at no size.
 */
const sizes = [52, 48, 44, 40, 36, 33, 30, 27, 24, 21];
await document.fonts.ready;
const heading = /** @type {HTMLElement} */ (document.querySelector('[data-fit]'));
const room = /** @type {HTMLElement} */ (heading.parentElement);
const fits = (/** @type {number} */ size) => {
  heading.style.fontSize = `${size}px`;
  return heading.scrollWidth <= room.clientWidth && heading.offsetHeight <= room.clientHeight;
};
heading.dataset.fit = String(sizes.find(fits) ?? 'none');
