import { withLines } from '../../../machines/textRules.ts';
import { type Prompt, promptWords } from '../../content/briefLines.ts';
import { Button, Cluster, NeedsScript, Text } from '../../design/index.ts';

interface WritingHelpProps {
  /** Of the text area. */
  readonly id: string;
  readonly text: string;
  readonly prompts: readonly Prompt[];
  readonly canAdd: (lines: string) => boolean;
  readonly onAdd: (lines: string) => void;
  /** Offers all lines at once. */
  readonly outline?: boolean;
}

/** Buttons that begin a line of the text, or lead back to one that it has. */
export const WritingHelp = ({ id, text, prompts, canAdd, onAdd, outline }: WritingHelpProps) => {
  const whole = { name: promptWords.outline, line: prompts.map(({ line }) => line).join('\n') };
  return (
    <NeedsScript>
      <Cluster role="group" aria-labelledby={`${id}-help`} gap={2}>
        <Text size="sm" tone="muted" id={`${id}-help`}>
          {promptWords.heading}
        </Text>
        {[...(outline ? [whole] : []), ...prompts].map(({ name, line }) => (
          <Button
            key={name}
            variant="outline"
            size="sm"
            aria-pressed={withLines(text, line) === text}
            unavailable={!canAdd(line)}
            onClick={() => onAdd(line)}
          >
            {name}
          </Button>
        ))}
      </Cluster>
    </NeedsScript>
  );
};
