import { rankedServiceIds, serviceFacts } from '../../configuration/services.ts';
import { popular, popularServices } from '../../content/popular.ts';
import { SheetTable } from '../../design/index.ts';
import { Price } from '../shared/Price.tsx';
import { workingDays } from '../shared/PriceAndTime.tsx';
import { RouteLink } from '../shared/RouteLink.tsx';

const { rank, service, description, rating, reviews, price, time } = popular.columns;

export const PopularSheet = () => (
  <SheetTable
    caption={popular.caption}
    numbers={rank}
    columns={[
      { label: service },
      { label: description },
      { label: rating, figure: true },
      { label: reviews, figure: true },
      { label: price, figure: true },
      { label: time, figure: true },
    ]}
    rows={rankedServiceIds.map((id) => ({
      key: id,
      cells: [
        <RouteLink key="service" to="service" id={id}>
          {serviceFacts[id].name}
        </RouteLink>,
        popularServices[id].description,
        popularServices[id].rating.toFixed(1),
        popularServices[id].reviews,
        <Price key="price" amount={serviceFacts[id].startingPrice} />,
        workingDays(serviceFacts[id].workingDays),
      ],
    }))}
  />
);
