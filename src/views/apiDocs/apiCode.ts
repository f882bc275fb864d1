import { apiOrigin, type Endpoint } from '../../content/apiDocsStatic.ts';

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** An endpoint's example as a curl command for a POSIX shell. Its body must not contain an apostrophe. */
export const asCurl = ({ method, examplePath, exampleBody }: Endpoint): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${apiOrigin}${examplePath}"`,
    '  -H "Authorization: Bearer $API_KEY"',
    ...(exampleBody ? ['  -H "Content-Type: application/json"', `  -d '${asJson(exampleBody)}'`] : []),
  ].join(' \\\n');
