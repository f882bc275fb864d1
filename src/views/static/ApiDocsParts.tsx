import { apiDocs } from '../../content/apiDocs.ts';
import { apiDocsStatic } from '../../content/apiDocsStatic.ts';
import { AnswerPicture, Container, Notice, Static } from '../../design/index.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { ApiAuthentication } from '../sections/ApiAuthentication.tsx';
import { ApiEndpoints } from '../sections/ApiEndpoints.tsx';
import { ApiLimits } from '../sections/ApiLimits.tsx';
import { ApiPrograms } from '../sections/ApiPrograms.tsx';
import { SdkCards } from '../sections/SdkCards.tsx';

const { demo } = apiDocsStatic;

/** What the page is about, and that nothing answers. */
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

/** The reference's first sheet. */
export const EndpointsSheet = () => (
  <Static name="EndpointsSheet">
    <ApiEndpoints />
  </Static>
);

/** The reference's second sheet. */
export const AuthenticationSheet = () => (
  <Static name="AuthenticationSheet">
    <ApiAuthentication />
  </Static>
);

/** The reference's third sheet. */
export const ExamplesSheet = () => (
  <Static name="ExamplesSheet">
    <ApiPrograms />
  </Static>
);

/** What holds for every request, and the libraries to come. */
export const ApiDocsRest = () => (
  <Static name="ApiDocsRest">
    <ApiLimits />
    <SdkCards />
  </Static>
);
