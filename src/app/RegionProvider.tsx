import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useResources, useToasts } from '../hooks/actors.ts';
import { RegionContext } from '../hooks/region.ts';
import { useWiredRef } from '../hooks/useWired.ts';
import { followRegion, prerenderedRegion, regionInput, region as wiredRegion } from '../wiring/region.ts';
import { loadResource } from '../wiring/resources.ts';

export const RegionProvider = ({ children }: { readonly children: ReactNode }) => {
  const toasts = useToasts();
  const resources = useResources();
  const [{ machine, input }] = useState(() => ({
    machine: wiredRegion(async (code) => {
      // Starting another actor within a machine's action is not allowed, so wait for the action to end.
      await null;
      const words = await loadResource(
        resources,
        'regions',
        () => import('../views/shared/regionWords.ts'),
      ).catch(() => null);
      if (words) toasts.send({ type: 'toast.show', toast: words.regionToast(code) });
    }),
    input: regionInput(),
  }));
  const actor = useWiredRef(machine, { input });
  useEffect(
    () => followRegion(input.stored, (stored) => actor.send({ type: 'storage.changed', stored })),
    [actor, input],
  );
  const provided = useMemo(() => ({ actor, prerendered: prerenderedRegion }), [actor]);
  return <RegionContext value={provided}>{children}</RegionContext>;
};
