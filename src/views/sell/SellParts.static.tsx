import { capabilities } from '../../configuration/capabilities.ts';
import { sellDemonstration } from '../../content/demonstrationStatic.ts';
import { sell } from '../../content/sell.ts';
import { sellStatic } from '../../content/sellStatic.ts';
import {
  ButtonLink,
  Cluster,
  Columns,
  Container,
  Heading,
  PackagesPicture,
  Section,
  Stack,
  Static,
  Summary,
  Text,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { PageHeader } from '../chrome/Page.tsx';
import { Demonstration } from '../shared/Demonstration.tsx';
import { RichLine } from '../shared/RichText.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { SellerBenefits } from './SellerBenefits.tsx';
import { SellerLevels } from './SellerLevels.tsx';
import { SellerStart } from './SellerStart.tsx';
import { SellerVoices } from './SellerVoices.tsx';

const { apply, closing, paid } = sellStatic;

export const SellHead = () => (
  <Static name="SellHead">
    <PageHeader words={sell} picture={<PackagesPicture alt="" />} />
    <Container>
      <Demonstration note={sellDemonstration} />
    </Container>
    <Section size="sm">
      <Container>
        <SellerStart />
      </Container>
    </Section>
  </Static>
);

export const SellerPayment = () => (
  <Static name="SellerPayment">
    <Stack gap={3}>
      <Heading as="h2">{paid.heading}</Heading>
      <Summary rows={paid.rows.map(({ term, text }) => ({ term, value: <RichLine text={text} /> }))} />
      <RouteLink to="trustSafety">{paid.link}</RouteLink>
    </Stack>
  </Static>
);

export const SellRest = () => (
  <Static name="SellRest">
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
          {capabilities.reviews ? <SellerVoices /> : null}
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
  </Static>
);
