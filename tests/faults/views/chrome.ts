import { faultsOf, type ViewFault } from '../viewFault.ts';

const share = faultsOf('share');
const region = faultsOf('region');
const toasts = faultsOf('toasts');
const resource = faultsOf('resource');
const page = faultsOf('navigation');

/** What every page may have: notices, regions, sharing, loading, getting about. */
// biome-ignore format: a line each
export const chromeFaults: readonly ViewFault[] = [
  share('nothing says that the link was copied', 'src/views/shared/ShareButton.tsx', "toasts.send({ type: 'toast.show', toast: { ...words, ...details, tone: 'default' } });", ''),
  share('the link to be copied is not shown', 'src/views/shared/ShareButton.tsx', 'words.stays ? { description: link } : {}', '{}'),
  share('another page is shared', 'src/views/shared/ShareButton.tsx', 'url: fullAddress(address) }', "url: fullAddress('/') }"),
  share('it is shared twice', 'src/views/shared/ShareButton.tsx', 'onClick={press}', 'onClick={() => { press(); press(); }}'),
  region('the choice is not shown', 'src/views/region/RegionCards.tsx', 'value={code}', 'value="EU"'),
  region('another tab’s choice is not followed', 'src/app/RegionProvider.tsx', '() => followRegion(input.stored,', '() => void (input.stored,'),
  region('nothing says that it changed', 'src/app/RegionProvider.tsx', "if (words) toasts.send({ type: 'toast.show', toast: words.regionToast(code) });", ''),
  region('the foot names another region', 'src/views/chrome/Footer.tsx', '{({ name }) => name}', '{() => defaultRegionName}'),
  region('prices are not estimated', 'src/app/region.ts', "isEstimating: state.matches('estimating')", 'isEstimating: false'),
  toasts('Close does nothing', 'src/views/chrome/Toasts.tsx', "onClose={(id) => actor.send({ type: 'toast.closed', id: Number(id) })}", 'onClose={() => {}}'),
  toasts('one hides the others', 'src/views/chrome/Toasts.tsx', 'toasts={toasts.map', 'toasts={toasts.slice(-1).map'),
  toasts('Close closes the first one', 'src/design/Toaster.tsx', '(open ? undefined : close(toast.id))', "(open ? undefined : close(toasts[0]?.id ?? ''))"),
  toasts('its second line is missing', 'src/design/Toaster.tsx', '            {toast.description ? (', '            {false && toast.description ? ('),
  toasts('it stays for good', 'src/views/chrome/Toasts.tsx', 'duration={5_000}', 'duration={Infinity}'),
  resource('Retry stays enabled while it is tried again', 'src/views/shared/LoadFailed.tsx', 'unavailable={isRetrying} ', ''),
  resource('Retry does nothing', 'src/views/shared/LoadFailed.tsx', ' onClick={retry}', ''),
  resource('the failure stays while it is tried again', 'src/views/shared/LoadFailed.tsx', '{isRetrying ? retrying : failed}', '{failed}'),
  resource('the failure is not told', 'src/views/shared/LoadFailed.tsx', ' role="alert"', ''),
  resource('it is never let go of', 'src/views/shared/useResource.ts', "        resource.send({ type: 'resource.release' });", ''),
  resource('the focus is lost when it comes', 'src/views/shared/LoadFailed.tsx', 'void (element && moveFocusToParent(element))', 'void [element, moveFocusToParent]'),
  page('nothing tells that it takes long', 'src/views/chrome/PageProgress.tsx', 'isSlow ? site.stillLoading : null', 'null'),
  page('it is said at once to take long', 'src/views/chrome/PageProgress.tsx', "state.hasTag('slow')", "state.hasTag('busy')"),
  page('the failure is not told', 'src/app/App.tsx', '{failure === null ? (', '{failure !== undefined ? ('),
  page('Reload does nothing', 'src/app/App.tsx', "onReload={() => navigation.send({ type: 'page.retry' })}", 'onReload={() => {}}'),
  page('Back does nothing', 'src/app/App.tsx', '  useEffect(() => followTraversal(navigation), [navigation]);', ''),
  page('the path leads to two pages', 'src/app/App.tsx', 'followTo(navigation, to, options)]', '{ followTo(navigation, to, options); followTo(navigation, to, options); }]'),
  page('the page before stays', 'src/app/App.tsx', '<View key={shown} id={id} />', '<View key="page" id={id} />'),
  page('the focus stays behind', 'src/app/App.tsx', "    navigation.send({ type: 'view.shown' });", ''),
];
