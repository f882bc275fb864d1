import type { DemonstrationNote } from '../../content/demonstrationForms.ts';
import { Notice } from '../../design/index.ts';

/** Says at a place that the site is a demonstration, if it is one (decision S7), or what a live site has to say there. */
export const Demonstration = ({ note }: { readonly note: DemonstrationNote | null }) =>
  note === null ? null : (
    <Notice tone="info" title={note.title}>
      <p>{note.text}</p>
    </Notice>
  );
