import { enterpriseStatic } from '../../content/enterprise.ts';
import { Columns, Heading, Summary } from '../../design/index.ts';
import { RelatedRouteLink } from '../shared/RelatedLinks.tsx';

const { heading, rows } = enterpriseStatic.procurement;

/** What purchasing departments ask, each with a link to the page that answers it in full. */
export const EnterpriseProcurement = () => (
  <Columns ratio="narrow">
    <Heading as="h2">{heading}</Heading>
    <Summary
      rows={rows.map(({ term, text, ...row }) => ({
        term,
        value:
          'link' in row ? (
            <>
              {text} <RelatedRouteLink link={row.link} />
            </>
          ) : (
            text
          ),
      }))}
    />
  </Columns>
);
