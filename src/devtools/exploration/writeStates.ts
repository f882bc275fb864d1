import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryFile } from '../gallery/galleryState.ts';
import { eventCasesFile } from '../inspector/eventCases.ts';
import { eventCases } from './eventCases.ts';
import { galleryStates } from './states.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: tsx writeStates.ts FOLDER');
const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content));
write(eventCasesFile, await eventCases());
write(
  galleryFile,
  (await galleryStates()).map(({ state }) => state),
);
