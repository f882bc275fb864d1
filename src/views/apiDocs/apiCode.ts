import { apiOrigin, type Endpoint } from '../../content/apiDocsStatic.ts';

/** A value as JSON that people read. */
export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** An endpoint's example as a curl command for a POSIX shell; its body must hold no apostrophe. */
export const asCurl = ({ method, examplePath, exampleBody }: Endpoint): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${apiOrigin}${examplePath}"`,
    '  -H "Authorization: Bearer $DESKHAND_API_KEY"',
    ...(exampleBody ? ['  -H "Content-Type: application/json"', `  -d '${asJson(exampleBody)}'`] : []),
  ].join(' \\\n');
