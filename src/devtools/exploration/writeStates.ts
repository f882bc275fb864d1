import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryFile } from '../gallery/galleryState.ts';
import { galleryStates } from './states.ts';

/** Run by the development server: writes the list of all states into FOLDER for the gallery. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: tsx writeStates.ts FOLDER');
const states = (await galleryStates()).map(({ state }) => state);
writeFileSync(join(folder, galleryFile), JSON.stringify(states));
