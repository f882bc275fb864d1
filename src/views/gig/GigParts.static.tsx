import { gig, gigStatic } from '../../content/gig.ts';
import { Container, Notice, Prose, Static } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';

const { demo, overview } = gigStatic;
const { heading, paragraphs, notIncluded, needed } = overview;

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export const GigHead = () => (
  <Static name="GigHead">
    <PageHeader words={gig} />
    <Container>
      <Notice tone="info" title={demo.title}>
        {demo.text}
      </Notice>
    </Container>
  </Static>
);

export const GigWork = () => (
  <Static name="GigWork">
    <Prose>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  </Static>
);

export const GigNeeds = () => (
  <Static name="GigNeeds">
    <Prose>
      <h2>{needed.heading}</h2>
      <List items={needed.items} />
      <h2>{notIncluded.heading}</h2>
      <List items={notIncluded.items} />
    </Prose>
  </Static>
);
