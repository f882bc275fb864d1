import { sell } from '../content/sell.ts';
import {
  ButtonLink,
  Cluster,
  Columns,
  Container,
  Heading,
  PackagesPicture,
  Section,
  Stack,
  Text,
} from '../design/index.ts';
import { href } from '../routes.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { SellerBenefits } from './sections/SellerBenefits.tsx';
import { SellerLevels } from './sections/SellerLevels.tsx';
import { SellerMoney } from './sections/SellerMoney.tsx';
import { SellerStart } from './sections/SellerStart.tsx';
import { SellerVoices } from './sections/SellerVoices.tsx';

const { apply, closing } = sell;

const SellPage = () => (
  <Page route="sell" words={sell}>
    <PageHeader words={sell} picture={<PackagesPicture alt="" />} />
    <Section size="sm">
      <Container>
        <SellerStart />
      </Container>
    </Section>
    <Section tone="band" size="sm">
      <Container>
        <SellerMoney />
      </Container>
    </Section>
    <Section>
      <Container>
        <SellerBenefits />
      </Container>
    </Section>
    <Section tone="sheet" size="sm">
      <Container>
        <SellerLevels />
      </Container>
    </Section>
    <Section>
      <Container>
        <Columns ratio="wide">
          <SellerVoices />
          <Stack gap={3} align="start">
            <Heading as="h2" size="md">
              {closing.heading}
            </Heading>
            <Text>{closing.text}</Text>
            <Cluster>
              <RouteLink to="terms">{closing.terms}</RouteLink>
              <RouteLink to="helpCenter">{closing.help}</RouteLink>
            </Cluster>
            <ButtonLink variant="primary" size="lg" href={href('contact')} data-subject={apply.subject}>
              {apply.link}
            </ButtonLink>
          </Stack>
        </Columns>
      </Container>
    </Section>
  </Page>
);

export default SellPage;
