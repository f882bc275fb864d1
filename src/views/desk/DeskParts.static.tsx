import { desk, deskStatic } from '../../content/desk.ts';
import { Notice, Static } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';

const { withoutScript } = deskStatic;

export const DeskHead = () => (
  <Static name="DeskHead">
    <PageHeader words={desk} />
  </Static>
);

export const DeskNotes = () => (
  <Static name="DeskNotes">
    <noscript>
      <Notice tone="info" title={withoutScript.title}>
        <p>{withoutScript.text}</p>
      </Notice>
    </noscript>
  </Static>
);
