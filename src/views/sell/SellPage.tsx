import { sell } from '../../content/sell.ts';
import { Container, Section } from '../../design/index.ts';
import { Page } from '../chrome/Page.tsx';
import { SellerMoney } from './SellerMoney.tsx';
import { SellHead, SellRest } from './SellParts.static.tsx';

const SellPage = () => (
  <Page route="sell" words={sell}>
    <SellHead />
    <Section tone="band" size="sm">
      <Container>
        <SellerMoney />
      </Container>
    </Section>
    <SellRest />
  </Page>
);

export default SellPage;
