import { useState } from 'react';
import type { SearchEvent } from '../../../machines/search/searchRules.ts';
import { type SearchPlace, searchPlaces, search as words } from '../../content/search.ts';
import { Columns, Combobox, type ComboboxAct, Container, Form, Text } from '../../design/index.ts';
import { useResources } from '../../hooks/actors.ts';
import { useWired } from '../../hooks/useWired.ts';
import { href } from '../../routes/href.ts';
import { followTo } from '../../shell/followTo.ts';
import { useNavigation } from '../../shell/useShell.ts';
import { search } from '../../wiring/search.ts';
import { loadSearchIndex } from './loadSearchIndex.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

const id = 'search';

const events = {
  focus: { type: 'field.focused' },
  press: { type: 'list.open' },
  next: { type: 'option.step', step: 1 },
  previous: { type: 'option.step', step: -1 },
  leave: { type: 'option.leave' },
  submit: { type: 'search.submit' },
  escape: { type: 'search.escape' },
  away: { type: 'search.left' },
} as const satisfies Record<ComboboxAct, SearchEvent>;

/** An address, without the path if it is on the page with the search, which may be open at its short address (R2). */
const from = (place: SearchPlace, to: string): string =>
  to.startsWith(`${href(place)}#`) ? to.slice(href(place).length) : to;

/** The search for services, help articles and questions. It suggests, but filters nothing (decision H1). */
export const Search = ({ place }: { readonly place: SearchPlace }) => {
  const navigation = useNavigation();
  const resources = useResources();
  const [machine] = useState(() =>
    search(resources, loadSearchIndex, (to) => followTo(navigation, from(place, to))),
  );
  const [state, send] = useWired(machine);
  const { query, results, active } = state.context;
  const isListed = state.matches({ list: 'open' }) && results.suggestions.length > 0;
  return (
    <Container>
      <Columns ratio="wide">
        <Form role="search" method="dialog">
          <noscript>
            <Text>{searchPlaces[place].withoutScript}</Text>
          </noscript>
          <Combobox
            id={id}
            label={words.label}
            hint={searchPlaces[place].hint}
            value={query}
            onValueChange={(value) => send({ type: 'query.changed', value })}
            onAct={(act) => {
              if (state.can(events[act])) send(events[act]);
            }}
            listId={isListed ? `${id}-list` : undefined}
            activeId={active === null ? undefined : `${id}-option-${active}`}
          >
            {state.matches({ index: 'idle' }) ? null : (
              <SearchSuggestions fieldId={id} place={place} state={state} send={send} />
            )}
          </Combobox>
        </Form>
      </Columns>
    </Container>
  );
};
