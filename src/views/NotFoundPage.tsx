import { notFound } from '../content/notFound.ts';
import { Container, Heading, Stack, StatePicture } from '../design/index.ts';
import { routes } from '../routes.ts';
import { Page, PageHeader } from './chrome/Page.tsx';
import { RouteLink } from './chrome/RouteLink.tsx';
import { useNearestRoutes } from './chrome/useNearestRoutes.ts';

const NotFoundPage = () => {
  const nearest = useNearestRoutes();
  return (
    <Page route="notFound" words={notFound}>
      <PageHeader words={notFound} />
      <Container>
        <Stack gap={4}>
          <StatePicture state="missing" alt="" size="wide" />
          {nearest.length > 0 ? (
            <>
              <Heading as="h2" size="sm">
                {notFound.nearest}
              </Heading>
              <ul>
                {nearest.map((name) => (
                  <li key={name}>
                    <RouteLink to={name}>{routes[name].label}</RouteLink>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <Heading as="h2" size="sm">
            {notFound.elsewhere}
          </Heading>
          <ul>
            {notFound.links.map((name) => (
              <li key={name}>
                <RouteLink to={name}>{routes[name].label}</RouteLink>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Page>
  );
};

export default NotFoundPage;
