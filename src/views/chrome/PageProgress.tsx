import { useSelector } from '@xstate/react';
import { site } from '../../content/site.ts';
import { ProgressLine } from '../../design/index.ts';
import { useNavigation } from '../../shell/useShell.ts';

export const PageProgress = () => {
  const isSlow = useSelector(useNavigation(), (state) => state.hasTag('slow'));
  return <ProgressLine label={isSlow ? site.stillLoading : null} />;
};
