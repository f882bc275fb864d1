import * as v from 'valibot';
import {
  type Answers,
  budgetIds,
  lacksEmailShape,
  lacksFields,
  lacksPrivacy,
  lacksService,
  serviceIds,
  timeframeIds,
} from '../../../machines/requestWizard/requestWizardRules.ts';
import { isBlank, oneLine } from '../../../machines/textRules.ts';
import type { Problem } from './refusal.ts';

const text = (label: string) => v.optional(v.string(`${label} must be text.`), '');
/** In one line, as the dialog has it (decision C15). */
const line = (label: string) => v.pipe(text(label), v.transform(oneLine));
const option = <const Ids extends readonly string[]>(ids: Ids, label: string) =>
  v.optional(v.picklist(['', ...ids], `${label} is not one of the options.`), '');

const answers = {
  service: option(serviceIds, 'The service'),
  description: text('The description'),
  timeframe: option(timeframeIds, 'The timeframe'),
  budget: option(budgetIds, 'The budget'),
  name: line('Your name'),
  email: line('Your email address'),
  company: line('Your company'),
  agreedToPrivacy: v.optional(v.boolean('The privacy agreement must be true or false.'), false),
};

/** Of F9. Other fields are not stored. */
const schema = v.object(
  {
    ...answers,
    page_path: line("The page's path"),
    timestamp: line('The timestamp'),
    utm_source: line('utm_source'),
    utm_medium: line('utm_medium'),
    utm_campaign: line('utm_campaign'),
  },
  'The request must be a JSON object.',
);

export type RequestFields = v.InferOutput<typeof schema>;

/** By the wizard's own rules, in the order of its steps. */
function problemsOf(sent: Answers): readonly Problem[] {
  const problems: (Problem | false)[] = [
    lacksService(sent) && { field: 'service', message: 'The service is missing.' },
    lacksFields(sent) && isBlank(sent.name) && { field: 'name', message: 'Your name is missing.' },
    lacksFields(sent) && isBlank(sent.email)
      ? { field: 'email', message: 'Your email address is missing.' }
      : lacksEmailShape(sent) && {
          field: 'email',
          message: 'Your email address does not look like name@example.com.',
        },
    lacksPrivacy(sent) && { field: 'agreedToPrivacy', message: 'The privacy agreement is missing.' },
  ];
  return problems.filter((problem) => problem !== false);
}

/** Returns the fields to store, or the first problem of each invalid field. */
export function checkRequest(sent: unknown): RequestFields | readonly Problem[] {
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success)
    return parsed.issues.map((issue) => ({ field: v.getDotPath(issue), message: issue.message }));
  const problems = problemsOf(parsed.output);
  return problems.length > 0 ? problems : parsed.output;
}
