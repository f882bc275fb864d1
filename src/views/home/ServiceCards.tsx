import { type ReactElement, useLayoutEffect, useState } from 'react';
import type { ServiceId } from '../../../machines/requestWizard/requestWizardRules.ts';
import { useRequestWizard } from '../../app/actors.ts';
import { useWired } from '../../app/useWired.ts';
import { serviceCards } from '../../content/serviceCards.ts';
import { CardButton, Heading, PictureCell, PictureSheet, Stack, Text } from '../../design/index.ts';
import { serviceDetail } from '../../wiring/serviceDetail.ts';
import { OpensDialog } from '../shared/OpensDialog.tsx';
import { usePageAddress } from '../shared/pageAddress.ts';
import { useWhenIdleOr } from '../shared/useWhenIdleOr.ts';
import { pageOf, ServiceDetails } from './ServiceDetails.tsx';
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

/** Six cards. Each opens its service's details in a dialog (F3). */
export const ServiceCards = () => {
  const [state, send] = useServiceDetail();
  const isWanted = useWhenIdleOr(state.matches('open'));
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
                  <CardButton id={`service-card-${card.id}`} type="submit" aria-haspopup="dialog">
                    {card.title}
                  </CardButton>
                </Heading>
              </OpensDialog>
              <Text>{card.tagline}</Text>
            </Stack>
          </PictureCell>
        ))}
      </PictureSheet>
      {isWanted ? (
        <ServiceDetails
          service={state.context.service}
          isOpen={state.matches('open')}
          onClose={() => send({ type: 'service.close' })}
          onRequest={() => send({ type: 'service.request' })}
          onFaded={() => send({ type: 'details.faded' })}
        />
      ) : null}
    </>
  );
};

/** The machine of the details, in step with the address on load and on every change of its hash. */
const useServiceDetail = () => {
  const wizard = useRequestWizard();
  const [machine] = useState(() => serviceDetail((service) => wizard.send({ type: 'wizard.open', service })));
  const [state, send] = useWired(machine);
  const address = usePageAddress();
  useLayoutEffect(() => {
    send({ type: 'address.changed', hash: address.hash });
  }, [address, send]);
  return [state, send] as const;
};
