import { briefLines } from '../../content/briefLines.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { Button, Text } from '../../design/index.ts';
import { WritingHelp } from '../shared/WritingHelp.tsx';
import type { RequestStepProps } from './requestStep.ts';

const { longer, longerLink } = requestWizard.step1;

/** Helps to describe the task. Who has a file or more to say goes on in the contact form. */
export const RequestHelp = ({ state, send }: RequestStepProps) => (
  <>
    <WritingHelp
      id="request-description"
      text={state.context.answers.description}
      prompts={Object.values(briefLines)}
      canAdd={(lines) => state.can({ type: 'lines.add', lines })}
      onAdd={(lines) => send({ type: 'lines.add', lines })}
    />
    <Text size="sm">
      {longer}{' '}
      <Button variant="link" size="sm" onClick={() => send({ type: 'answers.handOver' })}>
        {longerLink}
      </Button>
    </Text>
  </>
);
