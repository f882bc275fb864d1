import { faultsOf, type ViewFault } from '../viewFault.ts';

const topic = faultsOf('helpTopic');
const article = faultsOf('helpArticle');
const answer = faultsOf('articleFeedback');
const search = faultsOf('search');

/** Faults in the help center: topics, articles, feedback, search. */
// biome-ignore format: one line for each fault
export const helpFaults: readonly ViewFault[] = [
  topic('a card is not marked as open', 'src/design/TopicCard.tsx', 'aria-expanded={open}', 'aria-expanded={false}'),
  topic('an open card shows nothing', 'src/design/TopicCard.tsx', 'hidden={!open}', 'hidden'),
  topic('all cards open at once', 'src/views/helpCenter/HelpTopics.tsx', 'open={topic.context.topic === key}', 'open={topic.context.topic !== null}'),
  topic('Close does nothing', 'src/views/helpCenter/HelpTopics.tsx', "onClose={() => sendTopic({ type: 'topic.close' })}", 'onClose={() => {}}'),
  topic('a match of find-in-page stays hidden', 'src/design/TopicCard.tsx', "element?.addEventListener('beforematch', onFind);", ''),
  topic('an article is missing', 'src/views/helpCenter/HelpTopics.tsx', 'articles={articles}', 'articles={articles.slice(1)}'),
  topic('the articles are not counted', 'src/views/helpCenter/HelpTopics.tsx', 'badge={counted(articleCount, articles.length)}', 'badge=""'),
  topic('the focus is lost when a topic closes', 'src/wiring/helpTopic.ts', "focusFirst(topicCardId(topic ?? ''))", 'void topic'),
  article('Close does nothing', 'src/views/helpCenter/HelpTopics.tsx', "onClose={() => sendArticle({ type: 'article.close' })}", 'onClose={() => {}}'),
  article('the wrong article is shown', 'src/views/helpCenter/HelpTopics.tsx', 'findArticle(article.context.article)', "article.context.article && findArticle('fees-and-plans')"),
  article('the article’s text is missing', 'src/views/helpCenter/HelpArticleDialog.tsx', '<HelpArticleText article={article} texts={texts} />', ''),
  article('the text of the first article is always shown', 'src/views/helpCenter/HelpArticleText.tsx', 'texts.value.get(article.id)', 'texts.value.values().next().value'),
  article('the reading time is missing', 'src/views/helpCenter/HelpArticleDialog.tsx', '<Label>{article.readTime}</Label>', ''),
  article('a new address has no effect', 'src/views/helpCenter/useHelpCenter.ts', "    sendArticle({ type: 'address.changed', hash: address.hash });", ''),
  article('the focus does not move to the heading', 'src/effects/modalDialog.ts', "document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });", 'dialog.focus();'),
  article('the focus does not come back', 'src/wiring/helpArticle.ts', 'focusFirst(articleHash(article).slice(1), topicCardId(topic))', 'void [focusFirst, article, topic]'),
  answer('the question can be answered twice', 'src/views/helpCenter/ArticleFeedback.tsx', "unavailable={!state.matches('notGiven')}", ''),
  answer('the answer is not marked', 'src/views/helpCenter/ArticleFeedback.tsx', 'aria-pressed={state.matches(answer)}', 'aria-pressed={false}'),
  answer('No counts as Yes', 'src/views/helpCenter/ArticleFeedback.tsx', "type: 'feedback.give', answer }", "type: 'feedback.give', answer: 'yes' }"),
  answer('no notice says thanks', 'src/views/helpCenter/useHelpCenter.ts', "toasts.send({ type: 'toast.show', toast: { ...helpCenter.article[notice], tone: 'default' } })", 'void [toasts, notice]'),
  answer('the answer is not counted', 'src/views/helpCenter/ArticleFeedback.tsx', 'state.context.helpful)', '178)'),
  answer('the focus is lost after the answer', 'src/views/helpCenter/ArticleFeedback.tsx', "unavailable={!state.matches('notGiven')}", "disabled={!state.matches('notGiven')}"),
  search('the field does not show what was typed', 'src/views/search/Search.tsx', 'value={query}', 'value=""'),
  search('the field does not say that the list is open', 'src/design/Combobox.tsx', 'aria-expanded={listId !== undefined}', 'aria-expanded={false}'),
  search('the active option is not marked', 'src/views/search/SearchSuggestions.tsx', 'active={at === active}', 'active={false}'),
  search('the active option is not read aloud', 'src/views/search/Search.tsx', 'activeId={active === null ?', 'activeId={true ?'),
  search('choosing an option does nothing', 'src/views/search/SearchSuggestions.tsx', "onChoose={() => send({ type: 'option.choose', to })}", 'onChoose={() => void [send, to]}'),
  search('the place is missing', 'src/views/search/SearchSuggestions.tsx', 'place={place}\n                        active', 'place=""\n                        active'),
  search('the options of a kind are missing', 'src/views/search/SearchSuggestions.tsx', 'options\n                    .filter(({ kind }) => kind === each)', 'options\n                    .filter(({ kind }) => kind !== each)'),
  search('the result is announced with every key', 'src/views/search/SearchSuggestions.tsx', "state.matches({ list: { open: 'announced' } }) &&", "state.matches({ list: 'open' }) &&"),
  search('nothing is announced', 'src/views/search/SearchSuggestions.tsx', "{isAnnounced ? status : ''}", ''),
  search('nothing is shown while the index loads or when nothing matches', 'src/views/search/SearchSuggestions.tsx', '<ComboboxNote>{status}</ComboboxNote>', 'null'),
  search('the list stays open when the field loses focus', 'src/design/Combobox.tsx', "if (!currentTarget.contains(relatedTarget)) onAct('away');", 'void [currentTarget, relatedTarget];'),
  search('the up arrow moves down', 'src/design/Combobox.tsx', "['ArrowUp', 'previous']", "['ArrowUp', 'next']"),
  search('Escape does nothing', 'src/design/Combobox.tsx', "['Escape', 'escape']", "['Esc', 'escape']"),
  topic('an article’s link has a wrong address', 'src/views/helpCenter/HelpArticleRows.tsx', 'articleLinkId(id)}`', 'id}`'),
];
