export { earlyPress } from '../effects/earlyPress.ts';
