import { Button, Label } from '../../design/index.ts';
import { styled } from '../../design/stitches.ts';

interface BarProps {
  readonly onOpen: () => void;
  readonly onOpenStately: () => void;
}

export const Bar = ({ onOpen, onOpenStately }: BarProps) => (
  <Frame aria-label="Development">
    <Label as="span">This page’s machines:</Label>
    <Button variant="primary" size="sm" onClick={onOpen}>
      Open inspector
    </Button>
    <Label as="span">Alt+Shift+I, also in a dialog</Label>
    <Button variant="outline" size="sm" onClick={onOpenStately}>
      Open Stately inspector (needs the internet)
    </Button>
    <a href="/devtools/gallery">State gallery</a>
  </Frame>
);

const Frame = styled('aside', {
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 16px',
  fontSize: '$sm',
  background: '$band',
  borderBlockStart: '1px solid $colors$line',
  '@print': { display: 'none' },
});
