import { expect, it, vi } from 'vitest';
import { isUnwired } from '../machines/unwired.ts';
import { contactSubmission } from '../src/wiring/contactSubmission.ts';
import { navigation } from '../src/wiring/navigation.ts';
import { requestWizard } from '../src/wiring/requestWizard.ts';

const wired = {
  requestWizard: requestWizard(vi.fn()),
  contactSubmission: contactSubmission(vi.fn(), () => ''),
  navigation: navigation(async () => {}),
};

it.each(Object.entries(wired))('no placeholder is left in %s', (_, { implementations }) => {
  const named = Object.entries({ ...implementations.actions, ...implementations.actors });
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(([, implementation]) => isUnwired(implementation)).map(([name]) => name)).toEqual([]);
});

it('a machine as it comes is full of them', async () => {
  const { requestWizardMachine } = await import('../machines/requestWizardMachine.ts');
  const { actions, actors } = requestWizardMachine.implementations;
  expect(Object.values({ ...actions, ...actors }).filter(isUnwired)).toHaveLength(7);
});
