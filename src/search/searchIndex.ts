import { fillers, synonyms } from '../content/searchVocabulary.ts';
import { searchDocuments } from './searchDocuments.ts';
import { searchIndexOf } from './searchIndexOf.ts';

export const searchIndex = searchIndexOf(searchDocuments, { synonyms, fillers });
