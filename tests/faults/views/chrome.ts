import { faultsOf, type ViewFault } from '../viewFault.ts';

const share = faultsOf('share', 'src/views/sections/');
const region = faultsOf('region', 'src/');
const toasts = faultsOf('toasts', 'src/');
const resource = faultsOf('resource', 'src/views/chrome/');
const page = faultsOf('navigation', 'src/');

/** What every page may have: notices, regions, sharing, loading, getting about. */
// biome-ignore format: a line each
export const chromeFaults: readonly ViewFault[] = [
  share('nothing says that the link was copied', 'ShareButton.tsx', "toasts.send({ type: 'toast.show', toast: { ...words, ...shown, tone: 'default' } });", ''),
  share('the link to be copied is not shown', 'ShareButton.tsx', 'words.stays ? { description: link } : {}', '{}'),
  share('another page is shared', 'ShareButton.tsx', 'url: fullAddress(address) }', "url: fullAddress('/') }"),
  share('it is shared twice', 'ShareButton.tsx', 'onClick={press}', 'onClick={() => { press(); press(); }}'),
  region('the choice is not shown', 'views/sections/RegionCards.tsx', 'value={code}', 'value="EU"'),
  region('another tab’s choice is not followed', 'RegionProvider.tsx', '() => followRegion(input.stored,', '() => void (input.stored,'),
  region('nothing says that it changed', 'RegionProvider.tsx', "if (words) toasts.send({ type: 'toast.show', toast: words.regionToast(code) });", ''),
  region('the foot names another region', 'views/chrome/Footer.tsx', '{({ name }) => name}', '{() => defaultRegionName}'),
  region('prices are not estimated', 'region.ts', "isEstimating: state.matches('estimating')", 'isEstimating: false'),
  toasts('Close does nothing', 'views/chrome/Toasts.tsx', "onClose={(id) => actor.send({ type: 'toast.closed', id: Number(id) })}", 'onClose={() => {}}'),
  toasts('one hides the others', 'views/chrome/Toasts.tsx', 'toasts={toasts.map', 'toasts={toasts.slice(-1).map'),
  toasts('Close closes the first one', 'design/Toaster.tsx', '(open ? undefined : close(toast.id))', "(open ? undefined : close(toasts[0]?.id ?? ''))"),
  toasts('its second line is missing', 'design/Toaster.tsx', '            {toast.description ? (', '            {false && toast.description ? ('),
  toasts('it stays for good', 'views/chrome/Toasts.tsx', 'duration={5_000}', 'duration={Infinity}'),
  resource('Retry stays enabled while it is tried again', 'LoadFailed.tsx', 'unavailable={isRetrying} ', ''),
  resource('Retry does nothing', 'LoadFailed.tsx', ' onClick={retry}', ''),
  resource('the failure stays while it is tried again', 'LoadFailed.tsx', '{isRetrying ? retrying : failed}', '{failed}'),
  resource('the failure is not told', 'LoadFailed.tsx', ' role="alert"', ''),
  resource('it is never let go of', 'useResource.ts', "        wanted.send({ type: 'resource.released' });", ''),
  resource('the focus is lost when it comes', 'LoadFailed.tsx', 'void (element && handFocusOn(element))', 'void [element, handFocusOn]'),
  page('nothing tells that it takes long', 'views/chrome/PageProgress.tsx', 'isSlow ? site.stillLoading : null', 'null'),
  page('it is said at once to take long', 'views/chrome/PageProgress.tsx', "state.hasTag('slow')", "state.hasTag('busy')"),
  page('the failure is not told', 'App.tsx', '{failure === null ? (', '{failure !== undefined ? ('),
  page('Reload does nothing', 'App.tsx', "onReload={() => navigation.send({ type: 'page.retry' })}", 'onReload={() => {}}'),
  page('Back does nothing', 'App.tsx', '  useEffect(() => followTraversal(navigation), [navigation]);', ''),
  page('the path leads to two pages', 'App.tsx', 'followTo(navigation, to, options)]', '{ followTo(navigation, to, options); followTo(navigation, to, options); }]'),
  page('the page before stays', 'App.tsx', '<View key={shown} id={id} />', '<View key="page" id={id} />'),
  page('the focus stays behind', 'App.tsx', "    navigation.send({ type: 'view.shown' });", ''),
];
