import type { AnyStateMachine } from 'xstate';
import { apiDocsTabsMachine } from '../../../machines/apiDocsTabs/apiDocsTabsMachine.ts';
import { dashboardTabsMachine } from '../../../machines/dashboardTabs/dashboardTabsMachine.ts';
import { gigPackageMachine } from '../../../machines/gigPackage/gigPackageMachine.ts';
import { gigTabsMachine } from '../../../machines/gigTabs/gigTabsMachine.ts';
import { articleHash, topicHash } from '../../../machines/helpAddressRules.ts';
import { pricingToggleMachine } from '../../../machines/pricingToggle/pricingToggleMachine.ts';
import { serviceIds } from '../../../machines/requestWizard/requestWizardFields.ts';
import { sampleViewerMachine } from '../../../machines/sampleViewer/sampleViewerMachine.ts';
import { detailsHash } from '../../../machines/serviceDetail/serviceDetailRules.ts';
import { viewHashes } from '../../../machines/viewHashRules.ts';
import { documents } from '../../../src/routes/documents.ts';
import type { RouteName } from '../../../src/routes/table.ts';
import { pageFile } from '../../../src/site-build/pageFile.ts';
import { helpIndex } from '../../../src/views/helpCenter/helpArticles.ts';

/** The options of a choice that have a hash: all but the initial one. */
const optionsOf = (prefix: string, { states, config }: AnyStateMachine): string[] =>
  Object.keys(states)
    .filter((option) => option !== config.initial)
    .map((option) => prefix + option);

const { tab, package: packagePrefix, period, sample } = viewHashes;

const hashes: Partial<Record<RouteName, readonly string[]>> = {
  home: [...serviceIds.map(detailsHash), ...optionsOf(period, pricingToggleMachine)],
  helpCenter: [...[...helpIndex.topics].map(topicHash), ...[...helpIndex.articles.keys()].map(articleHash)],
  dashboard: optionsOf(tab, dashboardTabsMachine),
  gig: [...optionsOf(tab, gigTabsMachine), ...optionsOf(packagePrefix, gigPackageMachine)],
  apiDocs: optionsOf(tab, apiDocsTabsMachine),
  service: optionsOf(sample, sampleViewerMachine),
};

/** The hashes that open a view (decision R7), by the file of each address of a page. */
export const viewsByFile: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  documents().flatMap(({ match, paths }) =>
    paths.map((path) => [pageFile(path), new Set(hashes[match.name] ?? [])] as const),
  ),
);
