import { gig, gigPackages } from '../../content/gig.ts';
import { ButtonLink, ChoiceGroup, Heading, Prose, Stack, Summary, Text } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { href } from '../../routes/href.ts';
import { gigPackage } from '../../wiring/gigPackage.ts';
import { FollowAddress } from '../shared/FollowAddress.tsx';
import { Price } from '../shared/Price.tsx';
import { PricedText } from '../shared/PricedText.tsx';
import { fill } from '../shared/words.ts';
import { deliveryOf, revisionsOf } from './gigWords.ts';

const words = gig.packages;

const FeatureList = ({ features }: { features: readonly string[] }) => (
  <Prose>
    <ul>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </Prose>
);

export const GigPackages = () => {
  const [state, send] = useWired(gigPackage);
  const chosen = gigPackages.find(({ id }) => id === state.value) ?? gigPackages[1];
  const { name, description, price, features } = chosen;
  return (
    <section aria-labelledby="gig-packages-heading">
      <FollowAddress send={send} />
      <Stack gap={3}>
        <Heading as="h2" size="md" id="gig-packages-heading">
          {words.heading}
        </Heading>
        <ChoiceGroup
          id="gig-package"
          name="package"
          legend={words.legend}
          value={chosen.id}
          onValueChange={(id) => send({ type: `${id}.choose` })}
          options={gigPackages.map((option) => ({
            value: option.id,
            label: option.name,
            hint: (
              <PricedText
                text={words.hint}
                amounts={{ price: option.price }}
                values={{ days: deliveryOf(option) }}
              />
            ),
          }))}
        />
        <Stack gap={1}>
          <Heading as="h3" size="sm">
            {fill(words.chosen, { name })}
          </Heading>
          <Text size="sm">{description}</Text>
        </Stack>
        <Summary
          rows={[
            { term: words.terms.price, value: <Price amount={price} /> },
            { term: words.terms.delivery, value: deliveryOf(chosen) },
            { term: words.terms.revisions, value: revisionsOf(chosen) },
            { term: words.terms.features, value: <FeatureList features={features} /> },
          ]}
        />
        <ButtonLink
          variant="primary"
          size="lg"
          href={href('contact')}
          data-subject={fill(words.subject, { name })}
        >
          {fill(words.continue, { name })}
        </ButtonLink>
      </Stack>
    </section>
  );
};
