import { type ComponentProps, useState } from 'react';
import { useToasts } from '../../app/actors.ts';
import { useWired } from '../../app/useWired.ts';
import { shareWords } from '../../content/share.ts';
import { Button, NeedsScript } from '../../design/index.ts';
import { fullAddress, share, shareFacts } from '../../wiring/share.ts';

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** What is shared, for the device's share sheet. */
  readonly title: string;
  /** Its address, absolute or relative to the page, or a function that returns it. */
  readonly url: string | (() => string);
}

/** Hands a link on in the best way that the browser has (F17, H6). */
export const ShareButton = ({ title, url, variant = 'outline' }: ShareButtonProps) => {
  const toasts = useToasts();
  const [machine] = useState(() =>
    share((notice, link) => {
      const words = shareWords.notices[notice];
      const shown = words.stays ? { description: link } : {};
      toasts.send({ type: 'toast.show', toast: { ...words, ...shown, tone: 'default' } });
    }),
  );
  const [, send] = useWired(machine, { input: shareFacts() });
  const press = () => {
    const address = typeof url === 'string' ? url : url();
    send({ type: 'link.share', link: { title, url: fullAddress(address) } });
  };
  return (
    <NeedsScript>
      <Button variant={variant} size="sm" onClick={press}>
        {shareWords.button}
      </Button>
    </NeedsScript>
  );
};
