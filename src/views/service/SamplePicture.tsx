import type { ReactNode } from 'react';
import type { SamplePicture as Picture, SampleCellText, SampleTable } from '../../content/samples/sample.ts';
import { sampleStatic } from '../../content/samplesStatic.ts';
import { sampleViewerWords } from '../../content/sampleViewer.ts';
import {
  EditMarks,
  SampleCells,
  SampleLetter,
  SamplePair,
  SampleSide,
  SampleWindow,
  SlidePicture,
  SlideStrip,
  Stack,
  Text,
} from '../../design/index.ts';
import { drawEdited } from '../shared/drawFigure.tsx';
import { fill } from '../shared/words.ts';
import { changeId, fileHref } from './sampleHref.ts';

type Side = 'before' | 'after';
type PictureOf<Kind> = Extract<Picture, { kind: Kind }>;

const bothSides = (
  draw: (side: Side) => ReactNode,
  names: Readonly<Record<Side, string>> = sampleViewerWords,
) => (
  <SamplePair>
    {(['before', 'after'] as const).map((side) => (
      <SampleSide key={side} side={side} name={names[side]}>
        {draw(side)}
      </SampleSide>
    ))}
  </SamplePair>
);

const Table = ({ label, columns, kinds, rows, foot }: SampleTable) => {
  const cells = (row: readonly SampleCellText[]) =>
    row.map((cell, at) => ({ ...(typeof cell === 'string' ? { text: cell } : cell), kind: kinds[at] }));
  return (
    <SampleCells
      label={label}
      columns={columns && cells(columns)}
      rows={rows.map(cells)}
      foot={foot && cells(foot)}
    />
  );
};

const Slides = ({ slides }: PictureOf<'slides'>) => {
  const pairs = slides.map(({ name, ...titles }, at) =>
    bothSides((side) => (
      <SlidePicture
        src={fileHref(`${name}-${side}.svg`)}
        alt={fill(side === 'before' ? sampleStatic.slideBefore : sampleStatic.slideAfter, {
          number: String(at + 1),
          title: titles[side],
        })}
        loading={at === 0 ? undefined : 'lazy'}
      />
    )),
  );
  return pairs.length === 1 ? (
    pairs[0]
  ) : (
    <Stack gap={2}>
      <SlideStrip aria-label={sampleStatic.slides} role="list" tabIndex={0}>
        {slides.map(({ name }, at) => (
          <li key={name}>{pairs[at]}</li>
        ))}
      </SlideStrip>
      <Text size="sm" tone="muted">
        {sampleStatic.slideHint}
      </Text>
    </Stack>
  );
};

interface SamplePictureProps {
  readonly picture: Picture;
  readonly at: number;
}

export const SamplePicture = ({ picture, at }: SamplePictureProps) => {
  switch (picture.kind) {
    case 'cells':
      return bothSides((side) => <Table {...picture[side]} />, picture.names);
    case 'slides':
      return <Slides {...picture} />;
    case 'page':
      return bothSides((side) => {
        const { result, links, ...rest } = picture[side];
        return <SampleWindow {...rest} title={result} links={links.join(' · ')} />;
      });
    case 'edits':
      return (
        <SampleLetter>
          {picture.paragraphs.map((paragraph, change) => (
            <EditMarks key={JSON.stringify(paragraph)} id={changeId(at, change)}>
              {drawEdited(paragraph)}
            </EditMarks>
          ))}
        </SampleLetter>
      );
  }
};
