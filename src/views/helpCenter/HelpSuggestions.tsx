import type { EventFrom, SnapshotFrom } from 'xstate';
import type { helpSearchMachine } from '../../../machines/helpSearch/helpSearchMachine.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import {
  ComboboxList,
  ComboboxNote,
  ComboboxOption,
  ComboboxPopup,
  VisuallyHidden,
} from '../../design/index.ts';
import { searchIndexKey } from '../../wiring/helpSearch.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { useResource } from '../shared/useResource.ts';
import { matchWords } from './helpSearchWords.ts';
import { loadHelpSearchIndex } from './loadHelpSearchIndex.ts';

const { search: words } = helpCenter;

interface HelpSuggestionsProps {
  readonly fieldId: string;
  readonly state: SnapshotFrom<typeof helpSearchMachine>;
  readonly send: (event: EventFrom<typeof helpSearchMachine>) => void;
}

/**
 * The search's suggestions. Rendered, and their index loaded, once the field has been focused. The number of matches
 * is announced once the visitor pauses.
 */
export const HelpSuggestions = ({ fieldId, state, send }: HelpSuggestionsProps) => {
  const index = useResource(searchIndexKey, loadHelpSearchIndex);
  const { results, active } = state.context;
  const status = state.matches({ index: 'ready' }) ? matchWords(results) : words.loading;
  const isAnnounced = state.matches({ list: { open: 'announced' } }) && index.status !== 'failed';
  return (
    <>
      <VisuallyHidden role="status">{isAnnounced ? status : ''}</VisuallyHidden>
      {state.matches({ list: 'open' }) ? (
        <ComboboxPopup fieldId={fieldId}>
          {index.status === 'failed' ? <LoadFailed what={words.what} resource={index} /> : null}
          {results.suggestions.length > 0 ? (
            <ComboboxList id={`${fieldId}-list`} label={words.list}>
              {results.suggestions.map(({ hash, title, line, group }, at) => (
                <ComboboxOption
                  key={hash}
                  id={`${fieldId}-option-${at}`}
                  title={title}
                  line={line}
                  group={group}
                  active={at === active}
                  onChoose={() => send({ type: 'option.choose', hash })}
                />
              ))}
            </ComboboxList>
          ) : null}
          {index.status === 'failed' ? null : <ComboboxNote>{status}</ComboboxNote>}
        </ComboboxPopup>
      ) : null}
    </>
  );
};
