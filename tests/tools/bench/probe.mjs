// @ts-check
/// <reference lib="dom" />
/**
 * Runs in each measured document, before its own scripts. Times are in milliseconds since the first document of the
 * tab began to load; `bench.result` has them once there are all.
 *
 * @typedef {object} Effect what is seen when a press has worked: one of these
 * @property {string} [visible] something that these selectors match is visible
 * @property {string} [changed] this element's text is another one
 * @property {true} [left] another page's heading is visible
 *
 * @typedef {object} Press
 * @property {string} trigger selectors; the first that has a visible element is pressed
 * @property {Effect} effect
 * @property {boolean} [once] press once only: a link that is pressed again starts its navigation again
 */
const bench = (() => {
  const key = 'bench';
  const now = () => performance.timeOrigin + performance.now();
  /** @type {{ start: number, path: string, heading: string, isPressed?: boolean }} */
  const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {
    start: performance.timeOrigin,
    path: location.pathname,
    heading: '',
  };
  const save = () => sessionStorage.setItem(key, JSON.stringify(saved));
  const isFirstDocument = saved.start === performance.timeOrigin;
  save();

  /** @type {Record<string, number>} */
  const result = {};
  const isVisible = (/** @type {Element} */ element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const firstVisible = (/** @type {string} */ selectors) => {
    for (const selector of selectors.split(' || ')) {
      const found = [...document.querySelectorAll(selector)].find(isVisible);
      if (found instanceof HTMLElement) return found;
    }
    return null;
  };
  const headingText = () => firstVisible('h1')?.textContent ?? '';
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  const visibleText = (/** @type {HTMLElement} */ element) => element.innerText;

  /** @type {string | undefined} */
  let textBefore;
  const hasLeft = () => {
    if (isFirstDocument && location.pathname === saved.path) return false;
    const heading = headingText();
    return heading !== '' && heading !== saved.heading;
  };
  const isSeen = (/** @type {Effect} */ effect) => {
    if (effect.visible && firstVisible(effect.visible)) return true;
    if (effect.left && hasLeft()) return true;
    const element = effect.changed && document.querySelector(effect.changed);
    if (!(element instanceof HTMLElement)) return false;
    textBefore ??= visibleText(element);
    return visibleText(element) !== textBefore;
  };

  /** Presses ten times a second from the first paint on, until the effect is seen. */
  const pressUntilSeen = (/** @type {Press} */ { trigger, effect, once }) => {
    // Only the script's effect counts, or the platform's within the page, not that of a sent form.
    addEventListener('submit', (event) => event.preventDefault());
    const finish = () => {
      result.works = now() - saved.start;
    };
    const poll = () => {
      const painted = firstPaint();
      if (painted === undefined) return void setTimeout(poll, 20);
      result.fcp ??= painted;
      if (isFirstDocument && saved.heading === '') {
        saved.heading = headingText();
        save();
      }
      if (isSeen(effect)) return finish();
      if (!(once && saved.isPressed)) {
        const target = firstVisible(trigger);
        if (target) {
          saved.isPressed = true;
          save();
          target.click();
        }
      }
      let checks = 5;
      const check = () => {
        if (isSeen(effect)) return finish();
        checks -= 1;
        if (checks > 0) setTimeout(check, 20);
        else poll();
      };
      setTimeout(check, 0);
    };
    poll();
  };

  /** Stores the time from the next press to the frame in which its effect has been painted. */
  const timeNextPress = (/** @type {Effect} */ effect) => {
    delete result.painted;
    textBefore = undefined;
    if (effect.changed) isSeen(effect);
    saved.heading = headingText();
    saved.path = location.pathname;
    const follow = (/** @type {number} */ pressed) => {
      const frame = () => {
        if (!isSeen(effect)) return void requestAnimationFrame(frame);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          result.painted = now() - pressed;
        };
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(frame);
    };
    addEventListener(
      'click',
      (event) => {
        const pressed = performance.timeOrigin + event.timeStamp;
        sessionStorage.setItem(key, JSON.stringify({ ...saved, pressed }));
        follow(pressed);
      },
      { capture: true, once: true },
    );
  };

  const pressed = /** @type {{ pressed?: number }} */ (saved).pressed;
  /** In the document that a link has led to: waits for its first paint. */
  const continuePress = () => {
    if (isFirstDocument || pressed === undefined) return;
    const wait = () => {
      const painted = firstPaint();
      if (painted === undefined || headingText() === '') return void setTimeout(wait, 4);
      result.painted = performance.timeOrigin + painted - pressed;
      sessionStorage.removeItem(key);
    };
    wait();
  };

  /** Collects what the browser says of the load. */
  const observeLoad = () => {
    Object.assign(result, { lcp: 0, cls: 0, blocked: 0 });
    const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ use) =>
      new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => {
      result.lcp = entry.startTime;
    });
    observe('longtask', (entry) => {
      result.blocked = (result.blocked ?? 0) + Math.max(0, entry.duration - 50);
    });
    // `hadRecentInput` is also true for half a second after an emulated screen has got its size.
    observe('layout-shift', (entry) => {
      result.cls = (result.cls ?? 0) + entry.value;
    });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') result.fcp = entry.startTime;
    });
  };

  continuePress();
  return { result, firstVisible, pressUntilSeen, timeNextPress, observeLoad };
})();
Object.assign(window, { bench });
