import { serviceFacts, servicePageIds } from '../../configuration/services.ts';
import { exchanges, services } from '../../content/services.ts';
import { SheetTable } from '../../design/index.ts';
import { Price } from '../shared/Price.tsx';
import { workingDays } from '../shared/PriceAndTime.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

const { caption, columns } = services.exchange;

export const ExchangeSheet = () => (
  <SheetTable
    caption={caption}
    columns={[
      { label: columns.service },
      { label: columns.send },
      { label: columns.back },
      { label: columns.price, figure: true },
      { label: columns.time, figure: true },
    ]}
    rows={servicePageIds.map((id) => ({
      key: id,
      cells: [
        <RouteLink key="service" to="service" id={id}>
          {serviceFacts[id].name}
        </RouteLink>,
        exchanges[id].send,
        exchanges[id].back,
        <Price key="price" amount={serviceFacts[id].startingPrice} />,
        workingDays(serviceFacts[id].workingDays),
      ],
    }))}
  />
);
