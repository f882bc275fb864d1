import { apiDocs } from '../../content/apiDocs.ts';
import { apiDemonstration } from '../../content/demonstrationStatic.ts';
import { AnswerPicture, Container, Static } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';
import { ApiLimits } from './ApiLimits.tsx';
import { SdkCards } from './SdkCards.tsx';

export const ApiDocsHead = () => (
  <Static name="ApiDocsHead">
    <PageHeader words={apiDocs} picture={<AnswerPicture alt="" />} />
    <Container>
      <Demonstration note={apiDemonstration} />
    </Container>
  </Static>
);

export const ApiDocsRest = () => (
  <Static name="ApiDocsRest">
    <ApiLimits />
    <SdkCards />
  </Static>
);
