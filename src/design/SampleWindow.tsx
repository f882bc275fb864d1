import { inDisplayFace, styled } from './stitches.ts';

const Window = styled('div', {
  background: '$sheet',
  border: '1px solid $colors$line',
  '& > p:first-child': {
    padding: '6px 12px',
    background: '$band',
    borderBlockEnd: '1px solid $colors$line',
    color: '$muted',
    fontSize: '$xs',
  },
});
const WindowPage = styled('div', {
  display: 'grid',
  gap: '12px',
  padding: '16px',
  lineHeight: 1.45,
  '& > :nth-child(1)': { fontWeight: 650 },
  '& > :nth-child(2)': { color: '$muted', fontSize: '$xs' },
  '& > :nth-child(3)': {
    ...inDisplayFace,
    fontWeight: 700,
    fontSize: '$xl',
    lineHeight: 1.15,
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  '& > :nth-child(5)': {
    justifySelf: 'start',
    padding: '6px 14px',
    border: '2px solid $colors$accent',
    color: '$accent',
    fontWeight: 650,
  },
  '& > ul': { paddingInlineStart: '20px', fontSize: '$sm' },
});

interface SampleWindowProps {
  title: string;
  name: string;
  links: string;
  heading: string;
  text: string;
  button: string;
  points: readonly string[];
}

/** The top of a web page. It is a picture of text, so nothing in it is a heading or a button. */
export function SampleWindow({ title, name, links, heading, text, button, points }: SampleWindowProps) {
  return (
    <Window>
      <p>{title}</p>
      <WindowPage>
        <p>{name}</p>
        <p>{links}</p>
        <p>{heading}</p>
        <p>{text}</p>
        <p>{button}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </WindowPage>
    </Window>
  );
}
