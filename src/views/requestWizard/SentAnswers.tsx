import { useState } from 'react';
import type { Answers } from '../../../machines/requestWizard/requestWizardFields.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { Button, Cluster, Heading, Stack, Summary } from '../../design/index.ts';
import { printPage } from '../../effects/screen/printPage.ts';
import { useToasts } from '../../hooks/actors.ts';
import { useWired } from '../../hooks/useWired.ts';
import { wholeLink } from '../../wiring/receipt.ts';
import { share, shareInput } from '../../wiring/share.ts';
import { answerRows } from './answerRows.ts';

const { sent, copy, print, copied, copyByHand, link: yourLink } = requestWizard.success;

interface SentAnswersProps {
  readonly answers: Answers;
  /** Path and hash of the page that follows them. */
  readonly link: string | null;
}

export const SentAnswers = ({ answers, link }: SentAnswersProps) => {
  const toasts = useToasts();
  const [machine] = useState(() =>
    share((notice) => {
      const title = notice.startsWith('copied') ? copied : copyByHand;
      toasts.send({ type: 'toast.show', toast: { title, tone: 'default' } });
    }),
  );
  const [, send] = useWired(machine, { input: { ...shareInput(), canShare: false } });
  const rows = answerRows(answers).filter(({ text }) => text !== '');
  const text = [
    ...rows.map(({ label, text }) => `${label}: ${text}`),
    ...(link === null ? [] : [`${yourLink}: ${wholeLink(link)}`]),
  ].join('\n');
  return (
    <Stack gap={2}>
      <Cluster justify="between" gap={2}>
        <Heading as="h3" size="sm">
          {sent}
        </Heading>
        <Cluster gap={2}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => send({ type: 'link.share', link: { title: sent, url: text } })}
          >
            {copy}
          </Button>
          <Button variant="outline" size="sm" onClick={printPage}>
            {print}
          </Button>
        </Cluster>
      </Cluster>
      <Summary rows={rows.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))} />
    </Stack>
  );
};
