import { faultsOf, type ViewFault } from '../viewFault.ts';

const reference = faultsOf('apiDocsTabs');
const desk = faultsOf('dashboardTabs');
const offer = faultsOf('gigTabs');
const packages = faultsOf('gigPackage');
const sample = faultsOf('sampleViewer');
const price = faultsOf('estimate');

/** Faults in the demonstrations (API, dashboard, gig, finished work) and in the estimate. */
// biome-ignore format: one line for each fault
export const demosFaults: readonly ViewFault[] = [
  reference('a panel shows the content of another', 'src/views/apiDocs/ApiReference.tsx', 'panel: <ApiAuthentication />', 'panel: <ApiPrograms />'),
  reference('a tab is not marked as selected', 'src/design/Tabs.tsx', 'aria-selected={tab.id === value}', 'aria-selected={false}'),
  reference('one press of a tab counts twice', 'src/views/apiDocs/ApiReference.tsx', 'const [state, send] =', 'const send = (event) => { tell(event); tell(event); }; const [state, tell] ='),
  reference('the first panel stays', 'src/design/Tabs.tsx', 'hidden={tab.id !== value}', 'hidden={tab.id !== tabs[0]?.id}'),
  reference('the address is ignored', 'src/views/shared/FollowAddress.tsx', 'hash: address.hash', "hash: '#main'"),
  desk('a panel shows the content of another', 'src/views/dashboard/DashboardTabs.tsx', 'panel: <DashboardMessages />', 'panel: <DashboardOrders />'),
  desk('all panels are shown at once', 'src/design/Tabs.tsx', 'hidden={tab.id !== value}', 'hidden={false}'),
  desk('a tab opens the wrong panel', 'src/views/dashboard/DashboardTabs.tsx', 'send({ type: `', "send({ type: id === 'messages' ? 'gigs.open' : `"),
  desk('read messages are counted as unread', 'src/views/dashboard/DashboardMessages.static.tsx', 'conversations.filter(({ isUnread }) => isUnread).length', 'conversations.length'),
  offer('a panel shows the content of another', 'src/views/gig/GigTabs.tsx', 'panel: <GigReviews />', 'panel: <GigOverview />'),
  offer('the first tab stays selected', 'src/views/gig/GigTabs.tsx', 'value={state.value}', 'value="overview"'),
  offer('the tabs do nothing', 'src/design/Tabs.tsx', 'onClick={() => onValueChange(tab.id)}', ''),
  packages('the address is ignored', 'src/views/gig/GigPackages.tsx', '      <FollowAddress send={send} />', ''),
  packages('the chosen package is not shown', 'src/views/gig/GigPackages.tsx', 'value={chosen.id}', 'value="standard"'),
  sample('the radio button does not show what was chosen', 'src/views/service/SampleViewer.tsx', 'value={state.value}', 'value="both"'),
  sample('the picture does not follow the choice', 'src/views/service/SampleViewer.tsx', 'data-shows={state.value}', 'data-shows="both"'),
  packages('the wrong package’s price is shown', 'src/views/gig/GigPackages.tsx', '<Price amount={price} />', '<Price amount={gigPackages[1].price} />'),
  packages('the wrong package’s delivery time is shown', 'src/views/gig/GigPackages.tsx', 'deliveryOf(chosen)', 'deliveryOf(gigPackages[0])'),
  packages('the list of what is included does not change', 'src/views/gig/GigPackages.tsx', 'features={features}', 'features={gigPackages[1].features}'),
  packages('the heading does not change', 'src/views/gig/GigPackages.tsx', '{fill(words.chosen, { name })}', '{fill(words.chosen, gigPackages[1])}'),
  packages('Continue names the wrong package', 'src/views/gig/GigPackages.tsx', '{fill(words.continue, { name })}', '{fill(words.continue, gigPackages[1])}'),
  reference('the links of the programs have a wrong address', 'src/views/apiDocs/SdkCards.tsx', 'to="contact"', 'to="faq"'),
  desk('the link to the sample has a wrong address', 'src/views/dashboard/DashboardGigs.static.tsx', 'to="gig"', 'to="post"'),
  offer('the link to go on has a wrong address', 'src/views/gig/GigPackages.tsx', "href('contact')", "href('faq')"),
  price('the range is that of an unhurried task', 'src/views/service/EstimateResult.tsx', "const isHurried = !state.matches('unhurried');", 'const isHurried = false;'),
  price('a wrong number is not marked', 'src/views/service/EstimateQuestions.tsx', 'countOf(question, answer) === null', 'false'),
  price('a choice does nothing', 'src/views/service/EstimateQuestions.tsx', '      value={answer}\n      onValueChange={onAnswer}', '      value={answer}\n      onValueChange={() => {}}'),
  price('an old price stays while a number is missing', 'src/views/service/EstimateResult.tsx', "props.state.hasTag('estimated')", 'true'),
];
