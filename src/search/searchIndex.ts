import { fillers, synonyms } from '../content/searchVocabulary.ts';
import { searchDocuments } from './searchDocuments.ts';
import { searchIndexOf } from './searchIndexOf.ts';

/** The index of the whole site's services, articles and questions. Built when it is loaded. */
export const searchIndex = searchIndexOf(searchDocuments, { synonyms, fillers });
