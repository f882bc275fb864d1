import { fileSize } from '../../../machines/fileSizeRules.ts';
import { config } from '../../config.ts';
import { order } from '../../content/order.ts';
import { Button, FileField, Form, FormActions, Heading, Stack, TextArea } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import type { Acting } from './acting.ts';
import { type NewsWords, OrderNews } from './OrderNews.tsx';

const { problems, acts, optional } = order;

const limit = fileSize(config.attachmentLimit);

interface OrderMessageProps extends Pick<Acting, 'state' | 'send' | 'after'> {
  readonly words?: Readonly<Record<keyof (typeof order)['message'], string>>;
  readonly news?: NewsWords;
}

export const OrderMessage = ({
  state,
  send,
  after,
  words = order.message,
  news = order.news,
}: OrderMessageProps) => {
  const { text, file, problem, place } = state.context;
  const isBusy = state.hasTag('busy');
  return (
    <Stack gap={4} isScreenOnly>
      <Heading size="md">{words.heading}</Heading>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'act.send', act: { type: 'message.write', text }, after });
        }}
      >
        <Stack gap={2}>
          <TextArea
            id="order-text"
            label={words.label}
            rows={4}
            value={text}
            onValueChange={(value) => send({ type: 'text.changed', value })}
            readOnly={isBusy}
            error={problem === 'textMissing' ? problems[problem] : undefined}
          />
          <OrderNews state={state} send={send} place="message" words={news} />
        </Stack>
        <FormActions>
          <Button type="submit" unavailable={isBusy}>
            {isBusy && place === 'message' ? acts.sending : words.submit}
          </Button>
        </FormActions>
      </Form>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'file.send', after });
        }}
      >
        <Stack gap={2}>
          <FileField
            id="order-file"
            name="attachment"
            label={fill(words.fileLabel, { limit })}
            optionalMark={optional}
            chosen={file ? { name: file.name, detail: fileSize(file.size) } : null}
            onFileChange={(chosen) =>
              send(chosen ? { type: 'file.chosen', file: chosen } : { type: 'file.removed' })
            }
            removeLabel={words.remove}
            readOnly={isBusy}
            error={
              problem === 'fileMissing' || problem === 'fileEmpty' || problem === 'fileTooLarge'
                ? fill(problems[problem], { limit })
                : undefined
            }
          />
          <OrderNews state={state} send={send} place="file" words={news} />
        </Stack>
        <FormActions>
          <Button type="submit" variant="outline" unavailable={isBusy}>
            {isBusy && place === 'file' ? acts.sending : words.fileSubmit}
          </Button>
        </FormActions>
      </Form>
    </Stack>
  );
};
