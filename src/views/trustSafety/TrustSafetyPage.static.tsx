import { badgesDemonstration } from '../../content/demonstrationStatic.ts';
import { trustSafety } from '../../content/trustSafety.ts';
import {
  Columns,
  Container,
  Heading,
  Notice,
  PagePicture,
  Section,
  SheetTable,
  Stack,
  Static,
  Steps,
  Summary,
  Text,
} from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';
import { Protections } from './Protections.tsx';
import { ReportCards } from './ReportCards.tsx';

const { money, guidelines, badges } = trustSafety;

const TrustSafetyPage = () => (
  <Static name="TrustSafetyPage">
    <Page route="trustSafety" words={trustSafety}>
      <PageHeader words={trustSafety} picture={<PagePicture subject="stages" alt="" />} />
      <Section size="sm">
        <Container>
          <Columns ratio="wide">
            <Stack gap={3}>
              <Heading as="h2">{money.heading}</Heading>
              <Text>{money.lead}</Text>
              <SheetTable
                caption={money.caption}
                columns={Object.values(money.columns).map((label) => ({ label }))}
                rows={money.rows.map(({ moment, amount, moves }) => ({
                  key: moment,
                  cells: [moment, amount, moves],
                }))}
                numbers={money.number}
              />
            </Stack>
            <Notice tone="info" title={money.feeTitle}>
              <p>
                {money.fee}{' '}
                <RouteLink to="faq" hash="payments">
                  {money.feeLink}
                </RouteLink>
              </p>
              <p>
                {money.liability} <RouteLink to="terms">{money.liabilityLink}</RouteLink>.
              </p>
            </Notice>
          </Columns>
        </Container>
      </Section>
      <Protections />
      <Section>
        <Container>
          <Columns ratio="narrow">
            <Stack gap={3}>
              <Heading as="h2">{guidelines.heading}</Heading>
              <Text>{guidelines.lead}</Text>
            </Stack>
            <Steps steps={guidelines.items} headingLevel={3} />
          </Columns>
        </Container>
      </Section>
      <ReportCards />
      <Section>
        <Container>
          <Columns ratio="wide">
            <Stack gap={4}>
              <Heading as="h2">{badges.heading}</Heading>
              <Summary rows={badges.items.map(({ title, text }) => ({ term: title, value: text }))} />
            </Stack>
            <Notice tone="warning" title={badges.noteTitle}>
              <p>
                {badges.note} {badgesDemonstration}
              </p>
            </Notice>
          </Columns>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default TrustSafetyPage;
