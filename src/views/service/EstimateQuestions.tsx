import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { estimateMachine } from '../../../machines/estimate/estimateMachine.ts';
import { countOf } from '../../../machines/estimate/estimateRules.ts';
import type { EstimateQuestion } from '../../configuration/estimateTable.ts';
import type { ServicePageId } from '../../configuration/services.ts';
import { serviceEstimates, estimateWords as words } from '../../content/estimate.ts';
import { ChoiceGroup, Stack, TextField } from '../../design/index.ts';
import { estimateField } from '../../wiring/estimate.ts';
import { fill } from '../shared/words.ts';

export interface EstimatePartProps {
  readonly service: ServicePageId;
  readonly state: SnapshotFrom<typeof estimateMachine>;
  readonly send: ActorRefFrom<typeof estimateMachine>['send'];
}

export const EstimateQuestions = ({ service, state, send }: EstimatePartProps) => {
  const { table, answers, neededBy, today } = state.context;
  return (
    <Stack gap={4}>
      {table.questions.map((question) => (
        <Question
          key={question.id}
          service={service}
          question={question}
          answer={answers[question.id] ?? ''}
          onAnswer={(answer) => send({ type: 'answer.changed', question: question.id, answer })}
        />
      ))}
      <TextField
        id={estimateField('day')}
        type="date"
        label={words.neededBy}
        optionalMark={words.optional}
        min={today}
        value={neededBy}
        onValueChange={(day) => send({ type: 'day.changed', day })}
      />
    </Stack>
  );
};

interface QuestionProps {
  readonly service: ServicePageId;
  readonly question: EstimateQuestion;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

const Question = ({ service, question, answer, onAnswer }: QuestionProps) => {
  const { label = '', options = {} } = serviceEstimates[service].questions[question.id] ?? {};
  const id = estimateField(question.id);
  if (question.kind === 'count')
    return (
      <TextField
        id={id}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={answer}
        onValueChange={onAnswer}
        error={
          countOf(question, answer) === null
            ? fill(words.invalid, { min: question.min, max: question.max })
            : undefined
        }
      />
    );
  return (
    <ChoiceGroup
      id={id}
      name={id}
      legend={label}
      options={question.options.map((option) => ({
        value: option.id,
        label: options[option.id] ?? option.id,
      }))}
      value={answer}
      onValueChange={onAnswer}
    />
  );
};
