import { type ReactNode, useLayoutEffect, useState } from 'react';
import { desk as words } from '../../content/desk.ts';
import { Button, Cluster, Heading, Notice, Stack } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { usePage } from '../../shell/usePage.ts';
import { desk } from '../../wiring/desk.ts';
import type { ReportLost } from '../../wiring/deskRequests.ts';
import { useSight } from '../order/useSight.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { DeskList } from './DeskList.tsx';
import { DeskSheet } from './DeskSheet.tsx';

const { list } = words;

interface DeskProps {
  readonly report: ReportLost;
  readonly children: ReactNode;
}

export const Desk = ({ report, children }: DeskProps) => {
  const [machine] = useState(() => desk(report));
  const [state, send] = useWired(machine);
  const { hash } = usePage('address');
  useLayoutEffect(() => send({ type: 'address.changed', hash }), [hash, send]);
  useSight(state.matches({ list: 'shown' }), send);
  const { opened, rows } = state.context;
  const isOld = state.matches({ list: { shown: 'waiting' } });
  const problem = state.matches({ list: 'failed' }) ? list.failed : isOld ? list.old : null;
  return (
    <section id="desk" tabIndex={-1} aria-label={list.heading}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Cluster justify="between" gap={2}>
            {opened === null ? (
              <Heading size="md">{list.heading}</Heading>
            ) : (
              <RouteLink to="desk">{words.sheet.back}</RouteLink>
            )}
            {children}
          </Cluster>
          <div role="status">
            {problem !== null ? (
              <Notice tone="warning">
                <Cluster gap={2} justify="between">
                  <span>{problem}</span>{' '}
                  <Button variant="outline" size="sm" onClick={() => send({ type: 'list.retry' })}>
                    {list.retry}
                  </Button>
                </Cluster>
              </Notice>
            ) : state.matches({ mark: 'failed' }) ? (
              <Notice tone="warning">{list.markFailed}</Notice>
            ) : state.matches({ list: 'loading' }) ? (
              list.loading
            ) : null}
          </div>
        </Stack>
        {opened !== null ? (
          <DeskSheet
            key={opened}
            id={opened}
            row={rows.find(({ id }) => id === opened)}
            state={state}
            send={send}
            report={report}
          />
        ) : state.matches({ list: 'shown' }) ? (
          <DeskList state={state} send={send} />
        ) : null}
      </Stack>
    </section>
  );
};
