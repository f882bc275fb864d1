import { gigStatic } from '../../content/gig.ts';
import {
  Cluster,
  Heading,
  Initials,
  Label,
  Prose,
  Quote,
  Stack,
  Static,
  Summary,
} from '../../design/index.ts';

const { name, initials, level, facts, heading, paragraphs, promise } = gigStatic.seller;

export const GigSeller = () => (
  <Static name="GigSeller">
    <Stack gap={4}>
      <Cluster>
        <Initials aria-hidden="true">{initials}</Initials>
        <div>
          <Heading as="h2" size="md">
            {name}
          </Heading>
          <Label>{level}</Label>
        </div>
      </Cluster>
      <Summary rows={[...facts]} />
      <Prose>
        <h3>{heading}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Quote>
          <p>{promise}</p>
        </Quote>
      </Prose>
    </Stack>
  </Static>
);
