import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { useNavigation } from '../../app/actors.ts';
import { useWired } from '../../app/useWired.ts';
import { serviceDetails } from '../../content/serviceDetails.ts';
import {
  CardButton,
  Heading,
  PictureCell,
  PictureSheet,
  ServicePicture,
  Stack,
  Text,
} from '../../design/index.ts';
import { serviceDetail } from '../../wiring/serviceDetail.ts';
import { OpensDialog } from '../shared/OpensDialog.tsx';
import { useIdle } from '../shared/useIdle.ts';
import { pageOf, ServiceDetails } from './ServiceDetails.tsx';

/** Six cards, each opening its service's details in a dialog (specification section 2). */
export const ServiceCards = () => {
  const [state, send] = useServiceDetail();
  const isIdle = useIdle();
  return (
    <>
      <PictureSheet>
        {serviceDetails.map((detail) => (
          <PictureCell key={detail.id} interactive>
            <ServicePicture service={detail.id} alt="" />
            <Stack gap={1}>
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
            </Stack>
          </PictureCell>
        ))}
      </PictureSheet>
      {isIdle || state.matches('open') ? (
        <ServiceDetails
          detail={serviceDetails.find(({ id }) => id === state.context.service) ?? null}
          isOpen={state.matches('open')}
          onClose={() => send({ type: 'service.close' })}
        />
      ) : null}
    </>
  );
};

/** The details' machine, in step with the address: on load, and whenever another hash is reached. */
const useServiceDetail = () => {
  const [machine] = useState(serviceDetail);
  const [state, send] = useWired(machine);
  const shown = useSelector(useNavigation(), ({ context }) => context.shownAddress);
  useLayoutEffect(() => {
    send({ type: 'address.changed', hash: shown.hash });
  }, [shown, send]);
  return [state, send] as const;
};
