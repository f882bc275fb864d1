import { receiveText } from '../inbox/rules/receive.ts';
import { refuse } from '../inbox/rules/refusal.ts';
import { actLimit } from './answers.ts';

/** The fields of a plain form. Throws a refusal (400, 413). */
export const formOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(await receiveText(request, actLimit, refuse(413, 'The form is too large.')));

/** What the page's script would have sent; `actOf` checks it. */
export function sentActOf(form: URLSearchParams): unknown {
  const { key, ...fields } = Object.fromEntries(form);
  const numbers = ['offer', 'delivery'].flatMap((name) =>
    fields[name] === undefined ? [] : [[name, Number(fields[name])]],
  );
  return { key, act: { ...fields, ...Object.fromEntries(numbers) } };
}
