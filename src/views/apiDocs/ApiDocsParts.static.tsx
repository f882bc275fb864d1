import { apiDocs } from '../../content/apiDocs.ts';
import { apiDocsStatic } from '../../content/apiDocsStatic.ts';
import { AnswerPicture, Container, Notice, Static } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { ApiLimits } from './ApiLimits.tsx';
import { SdkCards } from './SdkCards.tsx';

const { demo } = apiDocsStatic;

export const ApiDocsHead = () => (
  <Static name="ApiDocsHead">
    <PageHeader words={apiDocs} picture={<AnswerPicture alt="" />} />
    <Container>
      <Notice tone="warning" title={demo.title}>
        <p>{demo.text}</p>
      </Notice>
    </Container>
  </Static>
);

export const ApiDocsRest = () => (
  <Static name="ApiDocsRest">
    <ApiLimits />
    <SdkCards />
  </Static>
);
