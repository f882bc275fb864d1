import { regions } from '../../configuration/regions.ts';
import { ChoiceCards } from '../../design/index.ts';
import { useRegion } from '../../hooks/region.ts';

export const RegionCards = ({ labelledBy }: { readonly labelledBy: string }) => {
  const { code, choose } = useRegion();
  return (
    <ChoiceCards
      id="region"
      labelledBy={labelledBy}
      options={regions.map((each) => ({
        value: each.code,
        label: each.name,
        mark: each.currency,
        figure: each.currencySymbol,
      }))}
      value={code}
      onValueChange={choose}
    />
  );
};
