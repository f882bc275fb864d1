import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryFile } from '../../src/devtools/gallery/galleryState.ts';
import { showables } from './states.ts';

/** `write.ts FOLDER`: writes the list of all states for the gallery's page. The development server calls it. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: write.ts FOLDER');
writeFileSync(join(folder, galleryFile), JSON.stringify((await showables()).map(({ state }) => state)));
