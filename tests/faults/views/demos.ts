import { faultsOf, type ViewFault } from '../viewFault.ts';

const reference = faultsOf('apiDocsTabs');
const desk = faultsOf('dashboardTabs');
const offer = faultsOf('gigTabs');
const packages = faultsOf('gigPackage');

/** The pages that show a demonstration: API, dashboard, gig. */
// biome-ignore format: a line each
export const demosFaults: readonly ViewFault[] = [
  reference('a sheet shows another’s content', 'src/views/apiDocs/ApiReference.tsx', 'panel: <ApiAuthentication />', 'panel: <ApiPrograms />'),
  reference('a tab does not say that it is chosen', 'src/design/Tabs.tsx', 'aria-selected={tab.id === value}', 'aria-selected={false}'),
  reference('a tab is pressed twice', 'src/views/apiDocs/ApiReference.tsx', 'const [state, send] =', 'const send = (event) => { tell(event); tell(event); }; const [state, tell] ='),
  reference('the first sheet stays', 'src/design/Tabs.tsx', 'hidden={tab.id !== value}', 'hidden={tab.id !== tabs[0]?.id}'),
  desk('a sheet shows another’s content', 'src/views/dashboard/DashboardTabs.tsx', 'panel: <DashboardMessages />', 'panel: <DashboardOrders />'),
  desk('all sheets are shown at once', 'src/design/Tabs.tsx', 'hidden={tab.id !== value}', 'hidden={false}'),
  desk('a tab leads to another sheet', 'src/views/dashboard/DashboardTabs.tsx', 'send({ type: `', "send({ type: id === 'messages' ? 'gigs.open' : `"),
  desk('unread messages are not counted', 'src/views/dashboard/DashboardMessages.static.tsx', 'conversations.filter(({ isUnread }) => isUnread).length', 'conversations.length'),
  offer('a sheet shows another’s content', 'src/views/gig/GigTabs.tsx', 'panel: <GigReviews />', 'panel: <GigOverview />'),
  offer('the first tab stays the chosen one', 'src/views/gig/GigTabs.tsx', 'value={state.value}', 'value="overview"'),
  offer('the tabs do nothing', 'src/design/Tabs.tsx', 'onClick={() => onValueChange(tab.id)}', ''),
  packages('the choice is not shown', 'src/views/gig/GigPackages.tsx', 'value={chosen.id}', 'value="standard"'),
  packages('another package’s price is shown', 'src/views/gig/GigPackages.tsx', '<Price amount={price} />', '<Price amount={gigPackages[1].price} />'),
  packages('another package’s time is shown', 'src/views/gig/GigPackages.tsx', 'deliveryOf(chosen)', 'deliveryOf(gigPackages[0])'),
  packages('what is included stays', 'src/views/gig/GigPackages.tsx', 'features={features}', 'features={gigPackages[1].features}'),
  packages('the heading stays', 'src/views/gig/GigPackages.tsx', '{fill(words.chosen, { name })}', '{fill(words.chosen, gigPackages[1])}'),
  packages('it goes on with another package', 'src/views/gig/GigPackages.tsx', '{fill(words.continue, { name })}', '{fill(words.continue, gigPackages[1])}'),
];
