import { accessibility } from '../../content/accessibility.ts';
import {
  Columns,
  Container,
  Heading,
  PagePicture,
  Prose,
  Section,
  SheetTable,
  Stack,
  Static,
  Summary,
  Text,
} from '../../design/index.ts';
import { Page, PageHeader } from '../chrome/Page.tsx';
import { BarrierReport } from './BarrierReport.tsx';

const { built, checks, limits, standard } = accessibility;

const AccessibilityPage = () => (
  <Static name="AccessibilityPage">
    <Page route="accessibility" words={accessibility}>
      <PageHeader words={accessibility} picture={<PagePicture subject="keys" alt="" />} />
      <Section size="sm">
        <Container>
          <Columns ratio="wide">
            <Stack gap={4}>
              <Heading as="h2">{built.heading}</Heading>
              <Summary rows={[...built.items]} />
            </Stack>
            <BarrierReport />
          </Columns>
        </Container>
      </Section>
      <Section size="sm" tone="band">
        <Container>
          <Stack gap={4}>
            <Stack gap={2}>
              <Heading as="h2">{checks.heading}</Heading>
              <Text>{checks.lead}</Text>
            </Stack>
            <SheetTable
              caption={checks.caption}
              columns={checks.columns.map((label) => ({ label }))}
              rows={checks.rows.map(({ what, how, status }) => ({
                key: what,
                cells: [what, how, checks.status[status]],
              }))}
            />
          </Stack>
        </Container>
      </Section>
      <Section size="sm">
        <Container>
          <Columns ratio="narrow">
            <Stack gap={3}>
              <Heading as="h2">{standard.heading}</Heading>
              <Text>{standard.text}</Text>
            </Stack>
            <Stack gap={3}>
              <Heading as="h2">{limits.heading}</Heading>
              <Prose as="ul">
                {limits.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Prose>
            </Stack>
          </Columns>
        </Container>
      </Section>
    </Page>
  </Static>
);

export default AccessibilityPage;
