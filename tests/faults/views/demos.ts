import { faultsOf, type ViewFault } from '../viewFault.ts';

const reference = faultsOf('apiDocsTabs', 'src/');
const desk = faultsOf('dashboardTabs', 'src/');
const offer = faultsOf('gigTabs', 'src/');
const packages = faultsOf('gigPackage', 'src/views/sections/');

/** The pages that show a demonstration: API, dashboard, gig. */
// biome-ignore format: a line each
export const demosFaults: readonly ViewFault[] = [
  reference('a sheet shows another’s content', 'views/sections/ApiReference.tsx', 'panel: <ApiAuthentication />', 'panel: <ApiPrograms />'),
  reference('a tab does not say that it is chosen', 'design/Tabs.tsx', 'aria-selected={tab.id === value}', 'aria-selected={false}'),
  reference('a tab is pressed twice', 'views/sections/ApiReference.tsx', 'const [state, send] =', 'const send = (event) => { tell(event); tell(event); }; const [state, tell] ='),
  reference('the first sheet stays', 'design/Tabs.tsx', 'hidden={tab.id !== value}', 'hidden={tab.id !== tabs[0]?.id}'),
  desk('a sheet shows another’s content', 'views/sections/DashboardTabs.tsx', 'panel: <DashboardMessages />', 'panel: <DashboardOrders />'),
  desk('all sheets are shown at once', 'design/Tabs.tsx', 'hidden={tab.id !== value}', 'hidden={false}'),
  desk('a tab leads to another sheet', 'views/sections/DashboardTabs.tsx', 'send({ type: `', "send({ type: id === 'messages' ? 'gigs.open' : `"),
  desk('unread messages are not counted', 'views/static/DashboardMessages.tsx', 'conversations.filter(({ isUnread }) => isUnread).length', 'conversations.length'),
  offer('a sheet shows another’s content', 'views/sections/GigTabs.tsx', 'panel: <GigReviews />', 'panel: <GigOverview />'),
  offer('the first tab stays the chosen one', 'views/sections/GigTabs.tsx', 'value={state.value}', 'value="overview"'),
  offer('the tabs do nothing', 'design/Tabs.tsx', 'onClick={() => onValueChange(tab.id)}', ''),
  packages('the choice is not shown', 'GigPackages.tsx', 'value={chosen.id}', 'value="standard"'),
  packages('another package’s price is shown', 'GigPackages.tsx', '<Price amount={price} />', '<Price amount={gigPackages[1].price} />'),
  packages('another package’s time is shown', 'GigPackages.tsx', 'deliveryOf(chosen)', 'deliveryOf(gigPackages[0])'),
  packages('what is included stays', 'GigPackages.tsx', 'features={features}', 'features={gigPackages[1].features}'),
  packages('the heading stays', 'GigPackages.tsx', '{fill(words.chosen, { name })}', '{fill(words.chosen, gigPackages[1])}'),
  packages('it goes on with another package', 'GigPackages.tsx', '{fill(words.continue, { name })}', '{fill(words.continue, gigPackages[1])}'),
];
