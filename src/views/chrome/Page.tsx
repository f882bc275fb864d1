import { Children, type ReactNode } from 'react';
import { demonstrationLine } from '../../content/demonstration.ts';
import type { PageWords } from '../../content/page.ts';
import { site } from '../../content/site.ts';
import { Breadcrumb, BreadcrumbNote, Container, Heading, PageHead, Text } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { type RouteName, routeOf } from '../../routes/table.ts';
import { useWholePage } from '../../shell/usePage.ts';
import { DocumentHead } from './DocumentHead.tsx';

interface PageProps {
  readonly route: RouteName;
  /** The id in the page's address, where its route has one. */
  readonly id?: string;
  readonly words: PageWords;
  readonly label?: string | undefined;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Every page's head, breadcrumb (decision R9) and main area. */
export const Page = ({ route, id = '', words, label, head, children }: PageProps) => (
  <>
    {head ?? <DocumentHead route={route} id={id} words={words} />}
    <PageTop route={route} label={label} />
    <Main>{children}</Main>
  </>
);

export const PageTop = ({ route, label }: Pick<PageProps, 'route' | 'label'>) => (
  <>
    <Breadcrumb label={site.breadcrumb} items={crumbsOf(route, label)} />
    {demonstrationLine === null ? null : (
      <BreadcrumbNote label={demonstrationLine.label}>{demonstrationLine.text}</BreadcrumbNote>
    )}
  </>
);

const firstBlocks = 2;

const Main = ({ children }: { readonly children: ReactNode }) => {
  const isWhole = useWholePage();
  // Always a list: other keys would remount the first blocks.
  const blocks = Children.toArray(children);
  return (
    <main id="main" data-partial={isWhole ? undefined : ''}>
      {isWhole ? blocks : blocks.slice(0, firstBlocks)}
    </main>
  );
};

interface PageHeaderProps {
  readonly words: PageWords;
  readonly picture?: ReactNode;
}

export const PageHeader = ({ words, picture }: PageHeaderProps) => (
  <Container>
    <PageHead pictured={picture !== undefined}>
      <Heading as="h1" size="title">
        {words.heading}
      </Heading>
      {picture}
      <Text size="lg">{words.lead}</Text>
    </PageHead>
  </Container>
);

const crumbsOf = (route: RouteName, label?: string): { label: string; href?: string }[] => {
  const home = { label: site.homeLabel, href: href('home') };
  if (route === 'home') return [{ label: site.homeLabel }];
  const { label: routeLabel, parent } = routeOf(route);
  return [
    home,
    ...(parent ? [{ label: routeOf(parent).label, href: routeOf(parent).path }] : []),
    { label: label ?? routeLabel },
  ];
};
