import { enterpriseStatic } from '../../content/enterpriseStatic.ts';
import { Columns, Heading, Summary, TextLink } from '../../design/index.ts';

const { heading, rows } = enterpriseStatic.procurement;

export const EnterpriseProcurement = () => (
  <Columns ratio="narrow">
    <Heading as="h2">{heading}</Heading>
    <Summary
      rows={rows.map(({ term, text, ...row }) => ({
        term,
        value:
          'link' in row ? (
            <>
              {text} <TextLink href={row.link.href}>{row.link.label}</TextLink>
            </>
          ) : (
            text
          ),
      }))}
    />
  </Columns>
);
