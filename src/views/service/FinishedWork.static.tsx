import type { ReactNode } from 'react';
import type { ServicePageId } from '../../configuration/services.ts';
import {
  deckSample,
  letterSample,
  orderSample,
  sampleStatic,
  webPageSample,
  workbookSample,
} from '../../content/samplesStatic.ts';
import { sampleViewerWords } from '../../content/sampleViewer.ts';
import {
  EditMarks,
  type SampleCell,
  SampleCells,
  SampleLetter,
  SamplePair,
  SampleSide,
  SampleWindow,
  SlidePicture,
  SlideStrip,
  Stack,
  Static,
  Text,
} from '../../design/index.ts';
import { drawEdited } from '../shared/drawFigure.tsx';
import { fill } from '../shared/words.ts';
import { changeId, fileHref } from './sampleHref.ts';

const figure = (value: number): string => value.toLocaleString('en-US');
const sides = ['before', 'after'] as const;
type SideId = (typeof sides)[number];

const bothSides = (
  draw: (side: SideId) => ReactNode,
  names: Readonly<Record<SideId, string>> = sampleViewerWords,
) => (
  <SamplePair>
    {sides.map((side) => (
      <SampleSide key={side} side={side} name={names[side]}>
        {draw(side)}
      </SampleSide>
    ))}
  </SamplePair>
);

const Workbook = ({ side }: { readonly side: SideId }) => {
  const { months, columns, total, beforeCaption, afterCaption, checks, checksRow, ok } = workbookSample;
  const isAfter = side === 'after';
  const rows = months.map((row) => ({
    ...row,
    shown: 'isText' in row && !isAfter ? 0 : row.revenue,
    mood: 'isText' in row ? (isAfter ? ('right' as const) : ('wrong' as const)) : undefined,
  }));
  const sumOf = (numbers: readonly number[]): string => figure(numbers.reduce((sum, each) => sum + each, 0));
  const kind = 'figure' as const;
  const body: SampleCell[][] = rows.map(({ month, orders, shown, mood }) => [
    { text: month },
    { text: figure(orders), kind },
    { text: figure(shown), kind, mood },
  ]);
  const check: SampleCell[] = [
    { text: checksRow },
    { text: isAfter ? String(checks.length) : '0', kind },
    { text: isAfter ? ok : '–', kind, mood: isAfter ? 'right' : undefined },
  ];
  return (
    <SampleCells
      label={isAfter ? afterCaption : beforeCaption}
      columns={columns.map((text, at) => (at === 0 ? { text } : { text, kind }))}
      rows={[
        ...body,
        [
          { text: total },
          { text: sumOf(rows.map(({ orders }) => orders)), kind },
          { text: sumOf(rows.map(({ shown }) => shown)), kind },
        ],
      ]}
      foot={check}
    />
  );
};

const Slides = () => (
  <Stack gap={2}>
    <SlideStrip aria-label={sampleStatic.slides} role="list" tabIndex={0}>
      {deckSample.map((titles, at) => (
        <li key={titles.after}>
          {bothSides((side) => {
            const words = side === 'before' ? sampleStatic.slideBefore : sampleStatic.slideAfter;
            return (
              <SlidePicture
                src={fileHref(`slide-${side}-${at + 1}.svg`)}
                alt={fill(words, { number: String(at + 1), title: titles[side] })}
                loading={at === 0 ? undefined : 'lazy'}
              />
            );
          })}
        </li>
      ))}
    </SlideStrip>
    <Text size="sm" tone="muted">
      {sampleStatic.slideHint}
    </Text>
  </Stack>
);

const Letter = () => (
  <SampleLetter>
    {letterSample.map((paragraph, at) => (
      <EditMarks key={JSON.stringify(paragraph)} id={changeId(at)}>
        {drawEdited(paragraph)}
      </EditMarks>
    ))}
  </SampleLetter>
);

const Orders = ({ side }: { readonly side: SideId }) =>
  side === 'before' ? (
    <SampleCells
      label={orderSample.beforeHeading}
      rows={orderSample.before.map(([time, text]) => [{ text: time, kind: 'time' }, { text }])}
    />
  ) : (
    <SampleCells
      label={orderSample.afterHeading}
      rows={orderSample.log.map(({ time, from, result, isAside }) => [
        { text: time, kind: 'time' },
        { text: `${from}: ${result}`, mood: isAside ? 'aside' : undefined },
      ])}
      foot={[{ text: orderSample.sumLabel }, { text: orderSample.sum }]}
    />
  );

const drawings: Record<ServicePageId, () => ReactNode> = {
  'excel-assist': () => bothSides((side) => <Workbook side={side} />),
  'presentation-design': () => <Slides />,
  'content-editing': () => <Letter />,
  'website-copywriting': () =>
    bothSides((side) => {
      const { result, links, ...rest } = webPageSample[side];
      return <SampleWindow {...rest} title={result} links={links.join(' · ')} />;
    }),
  'automation-ai': () =>
    bothSides((side) => <Orders side={side} />, {
      before: orderSample.beforeHeading,
      after: orderSample.afterHeading,
    }),
};

export const FinishedWork = ({ service }: { readonly service: ServicePageId }) => (
  <Static name="FinishedWork">{drawings[service]()}</Static>
);
