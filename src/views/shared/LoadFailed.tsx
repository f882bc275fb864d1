import { site } from '../../content/site.ts';
import { Button, Notice, Stack } from '../../design/index.ts';
import { moveFocusToParent } from '../../effects/screen/moveFocusToParent.ts';
import type { RetryableResource } from './useResource.ts';

interface LoadFailedProps {
  /** The start of a sentence: `This article`. */
  readonly what: string;
  readonly resource: Extract<RetryableResource<unknown>, { status: 'failed' }>;
}

/** The button keeps the focus during a retry. When the content arrives, the focus moves to the element around it. */
export const LoadFailed = ({ what, resource: { isRetrying, retry } }: LoadFailedProps) => {
  const { failed, retrying, retry: label, busy } = site.loadFailed;
  return (
    <Notice tone="danger" ref={keepFocus}>
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

const keepFocus = (element: HTMLElement | null) => () => {
  if (element) moveFocusToParent(element);
};
