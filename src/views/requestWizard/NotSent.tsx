import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { Notice, TextLink } from '../../design/index.ts';

/** Says that nothing leaves the page, because no endpoint is configured, and offers the address (decision Q9). */
export const NotSent = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Notice tone="warning" title={title}>
    {children} <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>
  </Notice>
);
