import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { articleFeedbackMachine } from '../../../machines/articleFeedback/articleFeedbackMachine.ts';
import { helpCenter } from '../../content/helpCenter.ts';
import { Button, Cluster, Label, Text } from '../../design/index.ts';
import { FooterWords } from '../../design/overlays.ts';
import { counted } from '../shared/words.ts';

const { question, yes, no } = helpCenter.article;

/** Only one of the two buttons can be pressed, once (H5). */
export const ArticleFeedback = ({ feedback }: { feedback: ActorRefFrom<typeof articleFeedbackMachine> }) => {
  const state = useSelector(feedback, (snapshot) => snapshot);
  const questionId = useId();
  return (
    <>
      <FooterWords>
        <Text id={questionId} size="sm" weight="strong">
          {question}
        </Text>
        <Label>{counted(helpCenter.topics.helpful, state.context.helpful)}</Label>
      </FooterWords>
      <Cluster gap={2} role="group" aria-labelledby={questionId}>
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            variant="outline"
            size="sm"
            aria-pressed={state.matches(answer)}
            unavailable={!state.matches('notGiven')}
            onClick={() => feedback.send({ type: 'feedback.give', answer })}
          >
            {{ yes, no }[answer]}
          </Button>
        ))}
      </Cluster>
    </>
  );
};
