import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import { PagePathContext, PlacedPageContext } from './placedPage.ts';
import { useNavigation } from './useShell.ts';

/** The address of the page that the component belongs to: not yet the visitor's if the page is rendered ahead. */
export const usePageAddress = (): Address => {
  const placed = useContext(PlacedPageContext);
  return useSelector(useNavigation(), ({ context }) => placed?.address ?? context.shownAddress);
};

/** The path of the page that the component belongs to. */
export const usePagePath = (): string => {
  const placed = useContext(PagePathContext);
  return useSelector(useNavigation(), ({ context }) => placed ?? context.shownAddress.path);
};
