import { faultsOf, type ViewFault } from '../viewFault.ts';

const topic = faultsOf('helpTopic', 'src/');
const article = faultsOf('helpArticle', 'src/views/sections/');
const answer = faultsOf('articleFeedback', 'src/views/sections/');
const search = faultsOf('helpSearch', 'src/');

/** The help center: topics, articles, the search. */
// biome-ignore format: a line each
export const helpFaults: readonly ViewFault[] = [
  topic('a card does not say that it is open', 'design/TopicCard.tsx', 'aria-expanded={open}', 'aria-expanded={false}'),
  topic('an open card shows nothing', 'design/TopicCard.tsx', 'hidden={!open}', 'hidden'),
  topic('all cards open at once', 'views/sections/HelpTopics.tsx', 'open={topic.context.topic === key}', 'open={topic.context.topic !== null}'),
  topic('Close does nothing', 'views/sections/HelpTopics.tsx', "onClose={() => sendTopic({ type: 'topic.close' })}", 'onClose={() => {}}'),
  topic('what the browser finds stays shut', 'design/TopicCard.tsx', "element?.addEventListener('beforematch', onFind);", ''),
  topic('an article is missing', 'views/sections/HelpTopics.tsx', 'articles={articles}', 'articles={articles.slice(1)}'),
  topic('the articles are not counted', 'views/sections/HelpTopics.tsx', 'badge={counted(articleCount, articles.length)}', 'badge=""'),
  topic('the focus is lost when it closes', 'wiring/helpTopic.ts', "focusFirst(topicCardId(topic ?? ''))", 'void topic'),
  article('Close does nothing', 'HelpTopics.tsx', "onClose={() => sendArticle({ type: 'article.close' })}", 'onClose={() => {}}'),
  article('another article is shown', 'HelpTopics.tsx', 'findArticle(article.context.article)', "article.context.article && findArticle('fees-and-plans')"),
  article('its text is missing', 'HelpArticleDialog.tsx', '<HelpArticleText key={shown.article.id} {...shown} />', ''),
  article('the text of the first one stays', 'HelpArticleText.tsx', 'texts.value.get(article.id)', 'texts.value.values().next().value'),
  article('how long it takes is not said', 'HelpArticleDialog.tsx', '<Label>{shown.article.readTime}</Label>', ''),
  article('the address is not followed', 'useHelpCenter.ts', "    sendArticle({ type: 'address.changed', hash: shown.hash });", ''),
  article('the focus is not on the heading', 'HelpArticleDialog.tsx', '        focusById(titleId);', ''),
  article('the focus does not come back', 'HelpArticleDialog.tsx', '        if (last.current) focusFirst', '        if (!last.current) focusFirst'),
  answer('it can be answered again', 'ArticleFeedback.tsx', "unavailable={!state.matches('notGiven')}", ''),
  answer('the answer is not marked', 'ArticleFeedback.tsx', 'aria-pressed={state.matches(answer)}', 'aria-pressed={false}'),
  answer('No counts as Yes', 'ArticleFeedback.tsx', "type: 'feedback.give', answer }", "type: 'feedback.give', answer: 'yes' }"),
  answer('nobody says thanks', 'useHelpCenter.ts', "toasts.send({ type: 'toast.show', toast: { ...helpCenter.article[notice], tone: 'default' } })", 'void [toasts, notice]'),
  answer('the answer does not count', 'ArticleFeedback.tsx', 'state.context.helpful)', '178)'),
  answer('the focus is lost with the answer', 'ArticleFeedback.tsx', "unavailable={!state.matches('notGiven')}", "disabled={!state.matches('notGiven')}"),
  search('the field forgets', 'views/sections/HelpSearch.tsx', 'value={query}', 'value=""'),
  search('the field does not say that there is a list', 'design/Combobox.tsx', 'aria-expanded={listId !== undefined}', 'aria-expanded={false}'),
  search('the active option is not marked', 'views/sections/HelpSuggestions.tsx', 'active={at === active}', 'active={false}'),
  search('the active option is not read aloud', 'views/sections/HelpSearch.tsx', 'activeId={active === null ?', 'activeId={true ?'),
  search('a pick takes the first option', 'views/sections/HelpSuggestions.tsx', "send({ type: 'option.choose', hash })", "send({ type: 'option.choose', hash: found.suggestions[0]?.hash ?? hash })"),
  search('a group is missing', 'views/sections/HelpSuggestions.tsx', 'group={group}', 'group=""'),
  search('it is told at every key', 'views/sections/HelpSuggestions.tsx', "state.matches({ list: { open: 'told' } }) &&", "state.matches({ list: 'open' }) &&"),
  search('nothing is told', 'views/sections/HelpSuggestions.tsx', "{isTold ? told : ''}", ''),
  search('nothing can be seen while it loads, or where nothing matches', 'views/sections/HelpSuggestions.tsx', '<ComboboxNote>{told}</ComboboxNote>', 'null'),
  search('the list stays when the field is left', 'design/Combobox.tsx', "if (!currentTarget.contains(relatedTarget)) onAct('away');", 'void [currentTarget, relatedTarget];'),
  search('up leads down', 'design/Combobox.tsx', "['ArrowUp', 'previous']", "['ArrowUp', 'next']"),
  search('Escape does nothing', 'design/Combobox.tsx', "['Escape', 'escape']", "['Esc', 'escape']"),
];
