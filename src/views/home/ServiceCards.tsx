import { useSelector } from '@xstate/react';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ServiceId } from '../../../machines/requestWizard/requestWizardFields.ts';
import { serviceCards } from '../../content/serviceCards.ts';
import { CardButton, Heading, PictureCell, PictureSheet, Stack, Text } from '../../design/index.ts';
import { useRequestWizard } from '../../hooks/actors.ts';
import { useWiredRef } from '../../hooks/useWired.ts';
import { useEarlyPress } from '../../shell/early/useEarlyPress.ts';
import { usePage } from '../../shell/usePage.ts';
import { serviceCardId, serviceDetail } from '../../wiring/serviceDetail.ts';
import { OpensDialog } from '../shared/OpensDialog.tsx';
import { PriceAndTime } from '../shared/PriceAndTime.tsx';
import { useWhenIdleOr } from '../shared/useWhenIdleOr.ts';
import { pageOf, ServiceDetails, serviceDetailsCode } from './ServiceDetails.tsx';
import {
  AutomationAiPicture,
  ContentEditingPicture,
  ExcelAssistPicture,
  NotSurePicture,
  PresentationDesignPicture,
  WebsiteCopywritingPicture,
} from './ServicePictures.static.tsx';

const pictures: Readonly<Record<ServiceId, ReactElement>> = {
  'excel-assist': <ExcelAssistPicture />,
  'presentation-design': <PresentationDesignPicture />,
  'content-editing': <ContentEditingPicture />,
  'website-copywriting': <WebsiteCopywritingPicture />,
  'automation-ai': <AutomationAiPicture />,
  'not-sure': <NotSurePicture />,
};

export const ServiceCards = () => {
  const detail = useServiceDetail();
  const { send } = detail;
  useEarlyPress('service-card-', serviceDetailsCode[1]);
  return (
    <>
      <PictureSheet>
        {serviceCards.map((card) => (
          <PictureCell key={card.id} interactive>
            {pictures[card.id]}
            <Stack gap={1}>
              <OpensDialog
                without={pageOf(card.id)}
                onOpen={() => send({ type: 'service.open', service: card.id })}
              >
                <Heading as="h3" size="sm">
                  <CardButton id={serviceCardId(card.id)} type="submit" aria-haspopup="dialog">
                    {card.title}
                  </CardButton>
                </Heading>
              </OpensDialog>
              <Text>{card.tagline}</Text>
              {card.id === 'not-sure' ? null : <PriceAndTime service={card.id} />}
            </Stack>
          </PictureCell>
        ))}
      </PictureSheet>
      <Details detail={detail} />
    </>
  );
};

type ServiceDetail = ActorRefFrom<ReturnType<typeof serviceDetail>>;

/** Separate, so that the cards are not rendered again. */
const Details = ({ detail }: { readonly detail: ServiceDetail }) => {
  const state = useSelector(detail, (snapshot) => snapshot);
  const { send } = detail;
  if (!useWhenIdleOr(state.matches('open'))) return null;
  return (
    <ServiceDetails
      service={state.context.service}
      isOpen={state.matches('open')}
      onClose={() => send({ type: 'service.close' })}
      onRequest={() => send({ type: 'service.request' })}
    />
  );
};

const useServiceDetail = (): ServiceDetail => {
  const wizard = useRequestWizard();
  const [machine] = useState(() => serviceDetail((service) => wizard.send({ type: 'wizard.open', service })));
  const detail = useWiredRef(machine);
  const { send } = detail;
  const address = usePage('address');
  useLayoutEffect(() => {
    send({ type: 'address.changed', hash: address.hash });
  }, [address, send]);
  return detail;
};
