import type { ChartState } from './chartData.ts';
import type { ActorInfo, EventInfo, InspectorMessage, PageInfo, Update, WayBack } from './messages.ts';
import type { Json } from './scrub.ts';

export interface ViewState {
  readonly page: PageInfo | null;
  readonly isClosed: boolean;
  readonly charts: readonly ChartState[];
  readonly actors: readonly ActorInfo[];
  readonly events: readonly EventInfo[];
  readonly before: ReadonlyMap<string, Json>;
  readonly wayBack: WayBack | null;
}

export const emptyViewState: ViewState = {
  page: null,
  isClosed: false,
  charts: [],
  actors: [],
  events: [],
  before: new Map(),
  wayBack: null,
};

/** Listens to the page that was opened last. */
export const afterMessage = (view: ViewState, message: InspectorMessage): ViewState => {
  const isOther = message.page.startedAt !== view.page?.startedAt;
  switch (message.type) {
    case 'snapshot': {
      if (isOther && !view.isClosed && message.page.startedAt < (view.page?.startedAt ?? 0)) return view;
      const { page, charts, actors, events } = message;
      return { page, isClosed: false, charts, actors, events, before: new Map(), wayBack: null };
    }
    case 'update':
      return isOther ? view : { ...afterUpdate(view, message.update), page: message.page };
    case 'closed':
      return isOther ? view : { ...view, isClosed: true };
    case 'wayBack':
      return isOther ? view : { ...view, wayBack: message.wayBack };
    case 'recording':
      return view;
  }
};

export const showPresent = (view: ViewState): ViewState => ({ ...view, wayBack: null });

export const shownActor = ({ wayBack }: ViewState, actor: ActorInfo): ActorInfo =>
  wayBack?.id === actor.id ? (wayBack.actor ?? actor) : actor;

const afterUpdate = (view: ViewState, update: Update): ViewState => {
  switch (update.type) {
    case 'gone':
      return { ...view, actors: view.actors.filter(({ id }) => id !== update.id) };
    case 'actor': {
      const { actor, chart } = update;
      const former = view.actors.find(({ id }) => id === actor.id);
      return {
        ...view,
        charts: chart ? [...view.charts, chart] : view.charts,
        actors: former
          ? view.actors.map((each) => (each === former ? actor : each))
          : [...view.actors, actor],
        before: new Map([...view.before, [actor.id, former?.context ?? actor.context]]),
        wayBack: view.wayBack?.id === actor.id ? null : view.wayBack,
      };
    }
    case 'event': {
      const { event } = update;
      const isUpdate = view.events.some(({ n }) => n === event.n);
      const events = isUpdate
        ? view.events.map((each) => (each.n === event.n ? event : each))
        : [...view.events, event].slice(-500);
      return { ...view, events };
    }
  }
};
