import type { ChartState } from './chartData.ts';
import type { Json } from './scrub.ts';
import type { News, ShownActor, ShownEvent, Teller, Told } from './told.ts';

/** What the inspector's page knows of the page that it listens to. */
export interface Shown {
  readonly page: Teller | null;
  /** The page has been left; what it told last is still shown. */
  readonly isClosed: boolean;
  readonly charts: readonly ChartState[];
  readonly actors: readonly ShownActor[];
  readonly events: readonly ShownEvent[];
  /** Each actor's context before its last event. */
  readonly before: ReadonlyMap<string, Json>;
}

export const nothingShown: Shown = {
  page: null,
  isClosed: false,
  charts: [],
  actors: [],
  events: [],
  before: new Map(),
};

/** What is known after a page has told something. Of several pages, the one that began last is listened to. */
export const afterTold = (shown: Shown, told: Told): Shown => {
  const isOther = told.page.startedAt !== shown.page?.startedAt;
  switch (told.type) {
    case 'whole': {
      if (isOther && !shown.isClosed && told.page.startedAt < (shown.page?.startedAt ?? 0)) return shown;
      const { page, charts, actors, events } = told;
      return { page, isClosed: false, charts, actors, events, before: new Map() };
    }
    case 'news':
      return isOther ? shown : { ...afterNews(shown, told.news), page: told.page };
    case 'closed':
      return isOther ? shown : { ...shown, isClosed: true };
    case 'recording':
      return shown;
  }
};

const afterNews = (shown: Shown, news: News): Shown => {
  switch (news.type) {
    case 'gone':
      return { ...shown, actors: shown.actors.filter(({ id }) => id !== news.id) };
    case 'actor': {
      const { actor, chart } = news;
      const known = shown.actors.find(({ id }) => id === actor.id);
      return {
        ...shown,
        charts: chart ? [...shown.charts, chart] : shown.charts,
        actors: known
          ? shown.actors.map((each) => (each === known ? actor : each))
          : [...shown.actors, actor],
        before: new Map([...shown.before, [actor.id, known?.context ?? actor.context]]),
      };
    }
    case 'event': {
      const { event } = news;
      const isKnown = shown.events.some(({ n }) => n === event.n);
      const events = isKnown
        ? shown.events.map((each) => (each.n === event.n ? event : each))
        : [...shown.events, event].slice(-500);
      return { ...shown, events };
    }
  }
};
