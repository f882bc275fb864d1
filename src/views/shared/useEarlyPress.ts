import { useEffect, useState } from 'react';
import { useResources } from '../../app/actors.ts';
import { isPressedEarly, repeatEarlyPress } from '../../wiring/page.ts';
import { loadResource } from '../../wiring/resources.ts';

/**
 * Repeats a press on an element with such an id that came before its handler, once the dialog's code is loaded.
 * @param key of the dialog's code among the resources
 */
export const useEarlyPress = (idPrefix: string, key: string, load: () => Promise<unknown>): void => {
  const resources = useResources();
  // Already while the page is hydrated, which takes a while.
  useState(() => {
    if (isPressedEarly(idPrefix)) load().catch(() => {});
  });
  useEffect(
    () => repeatEarlyPress(idPrefix, () => loadResource(resources, key, load)),
    [resources, idPrefix, key, load],
  );
};
