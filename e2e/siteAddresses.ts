import { config } from '../src/config.ts';
import { documents } from '../src/routes/documents.ts';

/** Every address with its document, including the error documents. */
export const addresses = documents().flatMap(({ match, paths }) =>
  paths.map((path) => ({ canonical: match.path, name: match.name, path: path.replace(':id', 'sample') })),
);

export const site = config.siteUrl;
