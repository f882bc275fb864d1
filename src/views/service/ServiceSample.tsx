import type { ServiceSample as Sample } from '../../content/serviceBodies.ts';
import { Card, EditMarks, Label, Stack } from '../../design/index.ts';
import { drawEdited, drawFigure } from '../shared/drawFigure.tsx';
import { RichText } from '../shared/RichText.tsx';

/** A piece of work before and after. */
export const ServiceSample = ({ sample, label }: { readonly sample: Sample; readonly label: string }) =>
  sample.kind === 'edits' ? (
    <Card>
      <Stack gap={3}>
        <Label>{label}</Label>
        {sample.lines.map((line) => (
          <EditMarks key={JSON.stringify(line)}>{drawEdited(line)}</EditMarks>
        ))}
      </Stack>
    </Card>
  ) : (
    <RichText variant="document" blocks={[{ ...sample, caption: label }]} drawFigure={drawFigure} />
  );
