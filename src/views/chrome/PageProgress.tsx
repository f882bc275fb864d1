import { useSelector } from '@xstate/react';
import { useNavigation } from '../../app/actors.ts';
import { site } from '../../content/site.ts';
import { ProgressLine } from '../../design/index.ts';

/** Tells a visitor who has waited for a second that the page is on its way. */
export const PageProgress = () => {
  const isSlow = useSelector(useNavigation(), (state) => state.hasTag('slow'));
  return <ProgressLine label={isSlow ? site.stillLoading : null} />;
};
