import { expect, it, vi } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { isPlaceholder } from '../machines/placeholder.ts';
import { articleFeedback } from '../src/wiring/articleFeedback.ts';
import { contactSubmission } from '../src/wiring/contactSubmission.ts';
import { helpArticle } from '../src/wiring/helpArticle.ts';
import { helpSearch } from '../src/wiring/helpSearch.ts';
import { helpTopic } from '../src/wiring/helpTopic.ts';
import { navigation } from '../src/wiring/navigation.ts';
import { newsletterConfirmation } from '../src/wiring/newsletterConfirmation.ts';
import { region } from '../src/wiring/region.ts';
import { requestWizard } from '../src/wiring/requestWizard.ts';
import { createResources, resource } from '../src/wiring/resource.ts';
import { share } from '../src/wiring/share.ts';
import { subscriptionDialog } from '../src/wiring/subscriptionDialog.ts';

const wired = {
  requestWizard: requestWizard(vi.fn()),
  contactSubmission: contactSubmission(vi.fn(), () => ''),
  subscriptionDialog: subscriptionDialog(vi.fn()),
  navigation: navigation(async () => {}),
  newsletterConfirmation: newsletterConfirmation('email'),
  helpSearch: helpSearch(createResources(), async () => ({ find: vi.fn() }), vi.fn()),
  region: region(vi.fn()),
  resource: resource(async () => {}),
  share: share(vi.fn()),
  helpTopic: helpTopic(),
  helpArticle: helpArticle(vi.fn()),
  articleFeedback: articleFeedback(vi.fn()),
};

/** The names of the placeholders of a machine, and of the machines that it starts. */
const placeholdersIn = ({ implementations: { actions, actors } }: AnyStateMachine): string[] =>
  Object.entries({ ...actions, ...actors }).flatMap(([name, implementation]) => {
    if (isPlaceholder(implementation)) return [name];
    return implementation instanceof StateMachine
      ? placeholdersIn(implementation).map((inner) => `${name}: ${inner}`)
      : [];
  });

it.each(Object.entries(wired))('no placeholder is left in %s', (_, machine) => {
  const { actions, actors } = machine.implementations;
  expect(Object.keys({ ...actions, ...actors }).length).toBeGreaterThan(0);
  expect(placeholdersIn(machine)).toEqual([]);
});

it('a machine as it comes is full of them', async () => {
  const { requestWizardMachine } = await import('../machines/requestWizard/requestWizardMachine.ts');
  expect(placeholdersIn(requestWizardMachine)).toHaveLength(7);
  const { helpArticleMachine } = await import('../machines/helpArticle/helpArticleMachine.ts');
  expect(placeholdersIn(helpArticleMachine)).toEqual(['replaceHash', 'feedback: notify']);
});
