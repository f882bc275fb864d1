import type { EventFrom, SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../machines/search/searchMachine.ts';
import { type SearchPlace, search as words } from '../../content/search.ts';
import {
  ComboboxGroup,
  ComboboxList,
  ComboboxNote,
  ComboboxOption,
  ComboboxPopup,
  VisuallyHidden,
} from '../../design/index.ts';
import { searchIndexKey } from '../../wiring/search.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { useResource } from '../shared/useResource.ts';
import { loadSearchIndex } from './loadSearchIndex.ts';
import { matchWords } from './searchWords.ts';

interface SearchSuggestionsProps {
  readonly fieldId: string;
  readonly place: SearchPlace;
  readonly state: SnapshotFrom<typeof searchMachine>;
  readonly send: (event: EventFrom<typeof searchMachine>) => void;
}

/** Rendered, and its index loaded, after the field's first focus. The count is announced once the visitor pauses. */
export const SearchSuggestions = ({ fieldId, place, state, send }: SearchSuggestionsProps) => {
  const index = useResource(searchIndexKey, loadSearchIndex);
  const { results, active } = state.context;
  const status = state.matches({ index: 'ready' }) ? matchWords(results, place) : words.loading;
  const isAnnounced = state.matches({ list: { open: 'announced' } }) && index.status !== 'failed';
  const options = results.suggestions.map((suggestion, at) => ({ ...suggestion, at }));
  return (
    <>
      <VisuallyHidden role="status">{isAnnounced ? status : ''}</VisuallyHidden>
      {state.matches({ list: 'open' }) ? (
        <ComboboxPopup fieldId={fieldId}>
          {index.status === 'failed' ? <LoadFailed what={words.what} resource={index} /> : null}
          {options.length > 0 ? (
            <ComboboxList id={`${fieldId}-list`} label={words.list}>
              {[...new Set(options.map(({ kind }) => kind))].map((each) => (
                <ComboboxGroup key={each} id={`${fieldId}-${each}`} label={words.kinds[each].heading}>
                  {options
                    .filter(({ kind }) => kind === each)
                    .map(({ to, title, line, place, at }) => (
                      <ComboboxOption
                        key={to}
                        id={`${fieldId}-option-${at}`}
                        title={title}
                        line={line}
                        place={place}
                        active={at === active}
                        onChoose={() => send({ type: 'option.choose', to })}
                      />
                    ))}
                </ComboboxGroup>
              ))}
            </ComboboxList>
          ) : null}
          {index.status === 'failed' ? null : <ComboboxNote>{status}</ComboboxNote>}
        </ComboboxPopup>
      ) : null}
    </>
  );
};
