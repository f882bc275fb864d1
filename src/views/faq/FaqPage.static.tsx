import { capabilities } from '../../configuration/capabilities.ts';
import { faq } from '../../content/faq.ts';
import {
  ButtonLink,
  Cluster,
  Container,
  Heading,
  PagePicture,
  Section,
  Stack,
  Static,
  Text,
} from '../../design/index.ts';
import { href, shortHref } from '../../routes/href.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { FaqGroup } from './FaqGroup.tsx';
import { PlanFees } from './PlanFees.tsx';

const [buyers, payments, ...others] = faq.groups;
const { more } = faq;

const FaqPage = () => (
  <Static name="FaqPage">
    <Page route="faq" words={faq}>
      <PageHeader words={faq} picture={<PagePicture subject="question" alt="" />} />
      <FaqGroup group={buyers} />
      <FaqGroup group={payments} tone="sheet">
        {capabilities.accounts ? <PlanFees /> : null}
      </FaqGroup>
      {others.map((group) => (
        <FaqGroup key={group.id} group={group} />
      ))}
      <Section tone="sheet" size="sm">
        <Container>
          <Cluster justify="between" gap={5}>
            <Stack gap={2}>
              <Heading as="h2" size="md">
                {more.heading}
              </Heading>
              <Text>{more.text}</Text>
            </Stack>
            <Cluster>
              <ButtonLink variant="primary" href={href('contact')} data-subject={more.subject}>
                {more.contact}
              </ButtonLink>
              <ButtonLink variant="outline" href={shortHref('helpCenter')}>
                {more.help}
              </ButtonLink>
            </Cluster>
          </Cluster>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default FaqPage;
