import { useLayoutEffect, useRef } from 'react';
import { site } from '../../content/site.ts';
import { Button, Notice, Stack } from '../../design/index.ts';
import { moveFocusToParent } from '../../wiring/page.ts';
import type { ShownResource } from './useResource.ts';

interface LoadFailedProps {
  /** What is missing, as a sentence begins: `This article`. */
  readonly what: string;
  readonly resource: Extract<ShownResource<unknown>, { status: 'failed' }>;
}

/**
 * Stands in place of something that could not be loaded, and says so. The button keeps the focus while it
 * is tried again; when the thing is there, the focus goes to what it stands in.
 */
export const LoadFailed = ({ what, resource: { isRetrying, retry } }: LoadFailedProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => void (element && moveFocusToParent(element));
  }, []);
  const { failed, retrying, retry: label, busy } = site.loadFailed;
  return (
    <Notice tone="danger" ref={box}>
      <Stack gap={3}>
        <p role="alert">
          {what} {isRetrying ? retrying : failed}
        </p>
        <div>
          <Button variant="outline" size="sm" unavailable={isRetrying} onClick={retry}>
            {isRetrying ? busy : label}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
};
