import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryFile } from '../gallery/galleryState.ts';
import { galleryStates } from './states.ts';

/** `writeStates.ts FOLDER`: writes the list of all states for the gallery's page. The development server calls it. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: writeStates.ts FOLDER');
const states = (await galleryStates()).map(({ state }) => state);
writeFileSync(join(folder, galleryFile), JSON.stringify(states));
