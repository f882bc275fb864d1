/** The plans (F13). Their ids stay when an adopter renames them: machines and pages know these three. */
export type PlanId = 'starter' | 'professional' | 'enterprise';

/** Separate, so that a notice doesn't include all plans. */
export const planNames: Readonly<Record<PlanId, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};
