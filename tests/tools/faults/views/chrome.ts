import { faultsOf, type ViewFault } from '../viewFault.ts';

const share = faultsOf('share');
const region = faultsOf('region');
const toasts = faultsOf('toasts');
const resource = faultsOf('resource');
const page = faultsOf('navigation');
const early = faultsOf('earlyPress');

/** Faults in what any page may have: notices, regions, sharing, loading, navigation. */
// biome-ignore format: one line for each fault
export const chromeFaults: readonly ViewFault[] = [
  early('presses are kept after the script was given up', 'src/shell/early/earlyPresses.ts', 'if (press && presses.send(press)) event.preventDefault();', 'if (press) { presses.send(press); event.preventDefault(); }'),
  early('a held submit is lost', 'src/shell/early/earlyPresses.ts', 'if (element instanceof HTMLFormElement) element.requestSubmit();\n      else element?.click();', 'if (!(element instanceof HTMLFormElement)) element?.click();'),
  early('a page that arrives does not take over the press', 'src/shell/early/useEarlyPress.ts', "presses.send({ type: 'page.arrived' });", ''),
  early('an early dialog stays above another page', 'src/shell/early/useEarlyPress.ts', "return () => void presses.send({ type: 'page.left' });", 'return () => {};'),
  early('a closed dialog is not noticed', 'src/shell/early/earlyPresses.ts', "presses.send({ type: 'dialog.closed' })", '{}'),
  share('no notice says that the link was copied', 'src/views/shared/ShareButton.tsx', "toasts.send({ type: 'toast.show', toast: { ...words, ...details, tone: 'default' } });", ''),
  share('the link to copy is not shown', 'src/views/shared/ShareButton.tsx', 'words.stays ? { description: link } : {}', '{}'),
  share('the wrong page is shared', 'src/views/shared/ShareButton.tsx', 'url: fullAddress(textOf(url)) }', "url: fullAddress('/') }"),
  share('one press shares twice', 'src/views/shared/ShareButton.tsx', 'onClick={press}', 'onClick={() => { press(); press(); }}'),
  region('the chosen region is not shown', 'src/views/region/RegionCards.tsx', 'value={code}', 'value="EU"'),
  region('a choice in another tab has no effect', 'src/app/RegionProvider.tsx', '() => followRegion(input.stored,', '() => void (input.stored,'),
  region('no notice says that the region changed', 'src/app/RegionProvider.tsx', "if (words) toasts.send({ type: 'toast.show', toast: words.regionToast(code) });", ''),
  region('the footer names the wrong region', 'src/views/chrome/Footer.tsx', '{({ name }) => name}', '{() => defaultRegionName}'),
  region('prices are not estimated', 'src/hooks/region.ts', "isEstimating: state.matches('estimating')", 'isEstimating: false'),
  toasts('Close does nothing', 'src/views/chrome/Toasts.tsx', "onClose={(id) => actor.send({ type: 'toast.closed', id: Number(id) })}", 'onClose={() => {}}'),
  toasts('a notice hides the others', 'src/views/chrome/Toasts.tsx', 'toasts={toasts.map(itemOf)}', 'toasts={toasts.slice(-1).map(itemOf)}'),
  toasts('Close closes the first notice', 'src/design/Toaster.tsx', '(open ? undefined : close(toast.id))', "(open ? undefined : close(toasts[0]?.id ?? ''))"),
  toasts('a notice’s second line is missing', 'src/design/Toaster.tsx', '            {toast.description ? (', '            {false && toast.description ? ('),
  toasts('a notice never disappears', 'src/views/chrome/Toasts.tsx', 'duration={5_000}', 'duration={Infinity}'),
  resource('Retry stays enabled during a retry', 'src/views/shared/LoadFailed.tsx', 'unavailable={isRetrying} ', ''),
  resource('Retry does nothing', 'src/views/shared/LoadFailed.tsx', ' onClick={retry}', ''),
  resource('the failure stays on the screen during a retry', 'src/views/shared/LoadFailed.tsx', '{isRetrying ? retrying : failed}', '{failed}'),
  resource('the failure is not announced', 'src/views/shared/LoadFailed.tsx', ' role="alert"', ''),
  resource('the resource is never released', 'src/views/shared/useResource.ts', "        resource.send({ type: 'resource.release' });", ''),
  resource('the focus is lost when the content arrives', 'src/views/shared/LoadFailed.tsx', 'if (element) moveFocusToParent(element);', 'void [element, moveFocusToParent];'),
  page('nothing says that the page is slow to load', 'src/views/chrome/PageProgress.tsx', 'isSlow ? site.stillLoading : null', 'null'),
  page('the page is reported as slow at once', 'src/views/chrome/PageProgress.tsx', "state.hasTag('slow')", "state.hasTag('busy')"),
  page('the failure page is not shown', 'src/shell/CurrentPage.tsx', "{extent === 'failure' ? (", '{failure === undefined ? ('),
  page('Reload does nothing', 'src/shell/CurrentPage.tsx', "onReload={() => navigation.send({ type: 'page.retry' })}", 'onReload={() => {}}'),
  page('Back does nothing', 'src/shell/Shell.tsx', '  useEffect(() => followHistory(entry, navigation), [entry, navigation]);', ''),
  page('a link is followed twice', 'src/app/App.tsx', 'followTo(navigation, to, options)]', '{ followTo(navigation, to, options); followTo(navigation, to, options); }]'),
  page('the previous page’s view is reused', 'src/shell/PageView.tsx', "<NamedView key={name} id={name === 'notFound' ? '' : id} />", '<NamedView key="page" id={id} />'),
  page('the focus does not move to the new page', 'src/shell/PageObserver.tsx', "    navigation.send({ type: 'view.shown' });", ''),
  page('a page that is gone still hears Back and Forward', 'src/shell/effects/history.ts', "    removeEventListener('popstate', onPopState);\n", ''),
  region('a link of the page has a wrong address', 'src/views/region/RegionParts.static.tsx', 'to="cookies"', 'to="privacy"'),
  share('the link back to the posts has a wrong address', 'src/views/post/PostNeighbors.tsx', 'to="blog"', 'to="faq"'),
];
