import { useState } from 'react';
import { useNavigation, useResources } from '../../app/actors.ts';
import { useWired } from '../../app/useWired.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { Columns, Combobox, type ComboboxAct, Container, Form, Text } from '../../design/index.ts';
import { helpSearch } from '../../wiring/helpSearch.ts';
import { followTo } from '../../wiring/navigation.ts';
import { HelpSuggestions } from './HelpSuggestions.tsx';
import { loadHelpSearchIndex } from './loadHelpSearchIndex.ts';

const { label, hint, withoutScript } = helpCenter.search;
const id = 'help-search';

const events = {
  focus: 'field.focused',
  press: 'list.open',
  next: 'option.next',
  previous: 'option.previous',
  leave: 'option.leave',
  submit: 'search.submit',
  escape: 'search.escape',
  away: 'search.left',
} as const satisfies Record<ComboboxAct, string>;

/** The help center's search. It suggests, but filters nothing (decision H1). */
export const HelpSearch = () => {
  const navigation = useNavigation();
  const resources = useResources();
  const [machine] = useState(() =>
    helpSearch(resources, loadHelpSearchIndex, (hash) => followTo(navigation, hash)),
  );
  const [state, send] = useWired(machine);
  const { query, results, active } = state.context;
  const isListed = state.matches({ list: 'open' }) && results.suggestions.length > 0;
  return (
    <Container>
      <Columns ratio="wide">
        <Form role="search" method="dialog">
          <noscript>
            <Text>{withoutScript}</Text>
          </noscript>
          <Combobox
            id={id}
            label={label}
            hint={hint}
            value={query}
            onValueChange={(value) => send({ type: 'query.changed', value })}
            onAct={(act) => {
              if (state.can({ type: events[act] })) send({ type: events[act] });
            }}
            listId={isListed ? `${id}-list` : undefined}
            activeId={active === null ? undefined : `${id}-option-${active}`}
          >
            {state.matches({ index: 'idle' }) ? null : (
              <HelpSuggestions fieldId={id} state={state} send={send} />
            )}
          </Combobox>
        </Form>
      </Columns>
    </Container>
  );
};
