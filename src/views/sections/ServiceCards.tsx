import { useMachine, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useInspect, useNavigation } from '../../actors.ts';
import type { ServicePageId } from '../../content/ids.ts';
import { type ServiceDetail, serviceDetails } from '../../content/serviceDetails.ts';
import { Card, CardButton, Grid, Heading, ServicePicture, Stack, Text } from '../../design/index.ts';
import { href } from '../../routes.ts';
import { whenIdle } from '../../wiring/page.ts';
import { serviceDetail } from '../../wiring/serviceDetail.ts';
import { OpensDialog } from '../chrome/OpensDialog.tsx';

const ServiceDetailDialog = lazy(() => import('./ServiceDetailDialog.tsx'));

/** Six cards, each opening its service's details in a dialog (specification section 2). */
export const ServiceCards = () => {
  const [state, send] = useServiceDetail();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <>
      <Grid min="md" joined>
        {serviceDetails.map((detail) => (
          <Card key={detail.id} interactive>
            <Stack gap={3}>
              <ServicePicture service={detail.id} alt="" size="card" />
              <div>
                <OpensDialog
                  without={pageOf(detail)}
                  onOpen={() => send({ type: 'service.open', service: detail.id })}
                >
                  <Heading as="h3" size="sm">
                    <CardButton id={`service-card-${detail.id}`} type="submit" aria-haspopup="dialog">
                      {detail.title}
                    </CardButton>
                  </Heading>
                </OpensDialog>
                <Text>{detail.tagline}</Text>
              </div>
            </Stack>
          </Card>
        ))}
      </Grid>
      {isIdle || state.matches('open') ? (
        <Suspense fallback={null}>
          <ServiceDetailDialog
            detail={serviceDetails.find(({ id }) => id === state.context.service) ?? null}
            isOpen={state.matches('open')}
            onClose={() => send({ type: 'service.close' })}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** The page that tells the same without JavaScript; help in choosing has none of its own. */
const pageOf = ({ id }: ServiceDetail): string =>
  id === 'not-sure' ? href('services') : href('service', id satisfies ServicePageId);

/** The details' machine, in step with the address: on load, and whenever another hash is reached. */
const useServiceDetail = () => {
  const [machine] = useState(serviceDetail);
  const inspect = useInspect();
  const [state, send] = useMachine(machine, inspect ? { inspect } : {});
  const shown = useSelector(useNavigation(), ({ context }) => context.shown);
  useLayoutEffect(() => {
    if (shown.hash !== '') send({ type: 'address.changed', hash: shown.hash });
  }, [shown, send]);
  return [state, send] as const;
};
